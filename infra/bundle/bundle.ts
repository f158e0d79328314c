import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { build } from 'esbuild';
import { englishAlone, external, postgresAlone, tracingApart } from './optional-packages';

/** Names of classes are the contexts of log lines; esbuild gives those that mention themselves another one inside. */
export const keepClassNames = (code: string): string =>
  code.replace(
    /\b([\w$]+) = class _\1\b([^{\n]*)\{/g,
    '$1 = class _$1$2{ static { Object.defineProperty(this, "name", { value: "$1" }); }',
  );

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
    plugins: [postgresAlone, englishAlone, tracingApart],
    sourcemap: 'inline',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const { code, map } = await transform(keepClassNames(outputFiles[0]?.text ?? ''), {
    configFile: false,
    swcrc: false,
    isModule: 'commonjs',
    filename: path.basename(bundle),
    inputSourceMap: true,
    sourceMaps: true,
    inlineSourcesContent: false,
    minify: true,
    jsc: {
      target: 'es2022',
      minify: {
        compress: false,
        // Of classes and functions the names stay: log lines and stack traces show them.
        mangle: { keep_classnames: true, keep_fnames: true },
        // With one letter beyond Latin in a regular expression, V8 would keep two bytes for every character.
        format: { ascii_only: true, comments: false },
      },
    },
  });
  mkdirSync(path.dirname(bundle), { recursive: true });
  writeFileSync(`${bundle}.map`, map ?? '');
  writeFileSync(bundle, `${code}//# sourceMappingURL=${path.basename(bundle)}.map\n`);
}
