import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build, transform } from 'esbuild';
import { external, postgresAlone } from './optional-packages';

/** Names of classes are the contexts of log lines; esbuild gives those that mention themselves another one inside. */
export const keepClassNames = (code: string): string =>
  code.replace(
    /\b([\w$]+) = class _\1\b([^{\n]*)\{/g,
    '$1 = class _$1$2{ static { Object.defineProperty(this, "name", { value: "$1" }); }',
  );

/** With one letter beyond Latin in a regular expression, V8 would keep two bytes for every character of the file. */
export const toAscii = (code: string): string =>
  code.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Makes one file of a compiled program and all that it imports.
 * @param program the compiled program
 * @param bundle where it goes; a source map is put beside it
 */
export async function bundle(program: string, bundle: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [program],
    outfile: bundle,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    external,
    plugins: [postgresAlone],
    sourcemap: 'inline',
    sourcesContent: false,
    logLevel: 'warning',
  });
  const code = toAscii(keepClassNames(outputFiles[0]?.text ?? ''));
  // Names stay as they are: a stack trace can be read without the map.
  const { code: small, map } = await transform(code, {
    minifyWhitespace: true,
    legalComments: 'none',
    sourcemap: 'external',
    sourcefile: path.basename(bundle),
    sourcesContent: false,
  });
  mkdirSync(path.dirname(bundle), { recursive: true });
  writeFileSync(`${bundle}.map`, map);
  writeFileSync(bundle, `${small}//# sourceMappingURL=${path.basename(bundle)}.map\n`);
}
