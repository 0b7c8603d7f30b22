// `kosh completion`: completion scripts of bash, zsh, fish and PowerShell, made from the commands themselves.
import type { Command } from 'commander';
import { Failure } from '../failure.ts';
import type { Terminal } from '../terminal.ts';

/** A command by its words: `kosh`, `kosh prompts`, `kosh prompts search`. */
interface Node {
  readonly words: string;
  readonly description: string;
  readonly children: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly { readonly flag: string; readonly description: string; readonly takesFile: boolean }[];
  readonly takesFile: boolean;
}

function nodesOf(command: Command, words: string): readonly Node[] {
  const listed = command.createHelp().visibleCommands(command);
  const commands = command.commands.filter((child) => listed.includes(child));
  const children = commands.map((child) => ({ name: child.name(), description: child.description() }));
  const options = command.options.flatMap(({ long, description, flags }) =>
    long == null ? [] : [{ flag: long, description, takesFile: /<(file|path|folder)>/.test(flags) }],
  );
  const takesFile = command.registeredArguments.some((argument) => /^files?$/.test(argument.name()));
  const node = { words, description: command.description(), children, options, takesFile };
  return [node, ...commands.flatMap((child) => nodesOf(child, `${words} ${child.name()}`))];
}

const wordsOf = ({ children, options }: Node): string =>
  [...children.map(({ name }) => name), ...options.map(({ flag }) => flag), '--help'].join(' ');

const namesOf = (nodes: readonly Node[], between: string): string =>
  nodes.map(({ words }) => `'${words}'`).join(between);

/** For bash and zsh: follows the words in `before` to their command, and sets `offered` and `files` for it. */
function findCommand(nodes: readonly Node[]): string {
  const cases = nodes.map(
    (node) => `    '${node.words}') offered=(${wordsOf(node)}); files=${node.takesFile ? 1 : 0} ;;`,
  );
  return `  for word in "\${before[@]}"; do
    case "$command $word" in ${namesOf(nodes, '|')}) command="$command $word" ;; esac
  done
  case "$command" in
${cases.join('\n')}
  esac`;
}

/** Names of files are left to readline (`-o default`), which knows how to quote blanks. */
const bash = (nodes: readonly Node[]): string => `# Completion of kosh for bash.
_kosh() {
  local current="\${COMP_WORDS[COMP_CWORD]}" command=kosh word files=0 offered
  local before=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")
${findCommand(nodes)}
  if [[ "\${COMP_WORDS[COMP_CWORD-1]}" == -* ]]; then files=1; fi
  COMPREPLY=()
  if [[ "$files" == 0 || "$current" == -* ]]; then COMPREPLY=($(compgen -W "\${offered[*]}" -- "$current")); fi
}
complete -o default -F _kosh kosh
`;

const zsh = (nodes: readonly Node[]): string => `# Completion of kosh for zsh.
(( $+functions[compdef] )) || { autoload -Uz compinit && compinit; }
_kosh() {
  local command=kosh word files=0 added=1
  local -a offered before=("\${(@)words[2,CURRENT-1]}")
${findCommand(nodes)}
  if [[ "$words[CURRENT-1]" == -* ]]; then files=1; fi
  compadd -- $offered && added=0
  if (( files )); then _files && added=0; fi
  return added
}
compdef _kosh kosh
`;

const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

function fish(nodes: readonly Node[]): string {
  const lines = nodes.flatMap((node) => {
    const when = `-n ${quoted(`__kosh_command_is ${node.words}`)}`;
    return [
      ...node.children.map(
        ({ name, description }) => `complete -c kosh -f ${when} -a ${name} -d ${quoted(description)}`,
      ),
      ...node.options.map(
        ({ flag, description, takesFile }) =>
          `complete -c kosh ${takesFile ? '-r' : '-f'} ${when} -l ${flag.slice(2)} -d ${quoted(description)}`,
      ),
    ];
  });
  return `# Completion of kosh for fish.
function __kosh_command_is
  set -l command kosh
  set -l words (commandline -opc)
  set -e words[1]
  for word in $words
    if contains -- "$command $word" ${namesOf(nodes, ' ')}
      set command "$command $word"
    end
  end
  test "$command" = "$argv"
end
${lines.join('\n')}
`;
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
  $path = 'kosh'
  foreach ($element in ($commandAst.CommandElements | Select-Object -Skip 1)) {
    $word = $element.ToString()
    if ($element.Extent.EndOffset -ge $cursorPosition) { break }
    if ($koshWords.ContainsKey("$path $word")) { $path = "$path $word" }
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
  terminal.out(make(nodesOf(program, program.name())));
  return 0;
}
