// `kosh completion`: completion scripts of bash, zsh, fish and PowerShell, made from the commands themselves.
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import type { Terminal } from '../terminal.ts';

/** A command by its words after `kosh`: `''`, `prompts`, `prompts search`. */
interface Node {
  readonly words: string;
  readonly description: string;
  readonly children: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly { readonly flag: string; readonly description: string; readonly takesFile: boolean }[];
  readonly takesFile: boolean;
}

function nodesOf(command: Command, words: string): readonly Node[] {
  const children = command.commands.map((child) => ({ name: child.name(), description: child.description() }));
  const options = command.options.flatMap(({ long, description, flags }) =>
    long == null ? [] : [{ flag: long, description, takesFile: /<(file|path|folder)>/.test(flags) }],
  );
  const takesFile = command.registeredArguments.some((argument) => /^files?$/.test(argument.name()));
  const node = { words, description: command.description(), children, options, takesFile };
  return [node, ...command.commands.flatMap((child) => nodesOf(child, `${words} ${child.name()}`.trim()))];
}

const wordsOf = ({ children, options }: Node): string =>
  [...children.map(({ name }) => name), ...options.map(({ flag }) => flag), '--help'].join(' ');

function bash(nodes: readonly Node[]): string {
  const cases = nodes.map(
    (node) => `    "${node.words}") words="${wordsOf(node)}"; files=${node.takesFile ? 1 : 0} ;;`,
  );
  return `# Completion of kosh for bash.
_kosh() {
  local current="\${COMP_WORDS[COMP_CWORD]}" path="" word words="" files=0
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) ;; *) case " ${nodes.map(({ words }) => words.replaceAll(' ', '_')).join(' ')} " in
      *" \${path:+\${path// /_}_}$word "*) path="\${path:+$path }$word" ;; esac ;; esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  if [ "$files" = 1 ] || [[ "\${COMP_WORDS[COMP_CWORD-1]}" == -* ]]; then COMPREPLY+=($(compgen -f -- "$current")); fi
}
complete -o filenames -F _kosh kosh
`;
}

const zsh = (nodes: readonly Node[]): string => `# Completion of kosh for zsh.
autoload -U +X bashcompinit && bashcompinit
${bash(nodes)}`;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function fish(nodes: readonly Node[]): string {
  const lines = nodes.flatMap((node) => {
    const path = node.words.split(' ').filter((word) => word !== '');
    const deeper = node.children.map(({ name }) => name).join(' ');
    const seen = path.map((word) => `__fish_seen_subcommand_from ${word}`);
    const condition = [...seen, ...(deeper === '' ? [] : [`not __fish_seen_subcommand_from ${deeper}`])].join('; and ');
    const when = condition === '' ? '' : ` -n ${quoted(condition)}`;
    return [
      ...node.children.map(
        ({ name, description }) => `complete -c kosh -f${when} -a ${name} -d ${quoted(description)}`,
      ),
      ...node.options.map(
        ({ flag, description, takesFile }) =>
          `complete -c kosh${takesFile ? ' -r' : ' -f'}${when} -l ${flag.slice(2)} -d ${quoted(description)}`,
      ),
    ];
  });
  return `# Completion of kosh for fish.\n${lines.join('\n')}\n`;
}

const inPowershell = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function powershell(nodes: readonly Node[]): string {
  const rows = nodes.map((node) => {
    const words = [
      ...node.children.map(({ name, description }) => [name, description] as const),
      ...node.options.map(({ flag, description }) => [flag, description] as const),
      ['--help', 'what the command does'] as const,
    ];
    const pairs = words.map(([word, description]) => `    ${inPowershell(word)} = ${inPowershell(description)}`);
    return `  ${inPowershell(node.words)} = [ordered]@{\n${pairs.join('\n')}\n  }`;
  });
  return `# Completion of kosh for PowerShell.
$koshWords = @{
${rows.join('\n')}
}
Register-ArgumentCompleter -Native -CommandName kosh -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $path = ''
  foreach ($element in ($commandAst.CommandElements | Select-Object -Skip 1)) {
    $word = $element.ToString()
    if ($element.Extent.EndOffset -ge $cursorPosition) { break }
    $next = if ($path -eq '') { $word } else { "$path $word" }
    if ($koshWords.ContainsKey($next)) { $path = $next }
  }
  # Without a match PowerShell offers files by itself.
  foreach ($pair in $koshWords[$path].GetEnumerator()) {
    if ($pair.Key.StartsWith($wordToComplete)) {
      [System.Management.Automation.CompletionResult]::new($pair.Key, $pair.Key, 'ParameterValue', $pair.Value)
    }
  }
}
`;
}

const SHELLS: Readonly<Record<string, (nodes: readonly Node[]) => string>> = { bash, zsh, fish, powershell };

export function completion(shell: string, program: Command, terminal: Terminal): number {
  const make = Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (make === undefined)
    throw new Failure(`There is no completion for "${shell}"; give ${Object.keys(SHELLS).join(', ')}.`);
  terminal.out(make(nodesOf(program, '')));
  return 0;
}
