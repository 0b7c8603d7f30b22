// Bundles the measuring of answers for exported tests. Used at build time only.
import { build } from 'esbuild';

/** JavaScript that defines `kosh`, without anything that Nunjucks would take for a tag. */
export async function bundleCheckCode(root: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/prompts/export/gradeAnswer.ts'],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    globalName: 'kosh',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'error',
  });
  const code = outputFiles[0]?.text ?? '';
  if (/\{[{%#]/.test(code)) throw new Error('The code of exported tests has a tag of Nunjucks; write it otherwise.');
  return code;
}
