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
 * Makes one file of each compiled program and all that it imports, with a source map beside it. A module that several
 * programs import is read once.
 * @param programs the compiled programs by the files to make of them
 * @param folder where these files are
 */
export async function bundle(programs: Record<string, string>, folder: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: Object.entries(programs).map(([file, program]) => ({ in: program, out: file })),
    outdir: folder,
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
  // One by one: all at once would hold half as much memory again.
  for (const { path: file, text } of outputFiles) {
    // To the name of each file esbuild adds an ending.
    await minify(text, file.slice(0, -'.js'.length));
  }
}

/** Writes a bundle without what V8 need not hold in memory, and its source map beside it. */
async function minify(bundle: string, file: string): Promise<void> {
  const { code, map } = await transform(keepClassNames(bundle), {
    configFile: false,
    swcrc: false,
    isModule: 'commonjs',
    filename: path.basename(file),
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
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.map`, map ?? '');
  writeFileSync(file, `${code}//# sourceMappingURL=${path.basename(file)}.map\n`);
}
