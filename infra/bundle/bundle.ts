import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { build, type Plugin } from 'esbuild';

/**
 * What a bundle leaves out: native programs, what few requests want, and what libraries try to load and do
 * without. It is looked for among the packages when the time comes.
 */
const external = [
  '@node-rs/argon2',
  'exceljs',
  'class-transformer',
  'class-validator',
  'msgpackr-extract',
  'pg-native',
  '@fastify/static',
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
];

/**
 * What programs would hold in memory and never use: TypeORM's drivers of other databases, a fifth of a bundle, and Zod's
 * messages in fifty languages.
 */
const unused = /\/(typeorm\/driver\/(?!postgres\/|types\/)[^/]+\/[^/]+|zod\/v4\/locales\/index\.c?js)$/;

const withoutUnused: Plugin = {
  name: 'without-unused',
  setup(build) {
    build.onLoad({ filter: /\/node_modules\/(typeorm|zod)\// }, ({ path: file }) =>
      unused.test(file) ? { contents: '' } : undefined,
    );
  },
};

/** OpenTelemetry, loaded where a collector is set, stays with the package whose versions of it are the right ones. */
const tracingApart: Plugin = {
  name: 'tracing-apart',
  setup(build) {
    // The same way leads there from every services/*/build and, in the images, from services/*/dist.
    const from = path.resolve(build.initialOptions.outdir ?? '', 'any-service/build');
    build.onResolve({ filter: /^\.\/open-telemetry$/ }, ({ resolveDir, path: target }) => ({
      path: path.relative(from, `${path.join(resolveDir, target)}.js`).replaceAll(path.sep, '/'),
      external: true,
    }));
  },
};

/** Names of classes are the contexts of log lines; esbuild gives those that mention themselves another one inside. */
const keepClassNames = (code: string): string =>
  code.replace(
    /\b([\w$]+) = class _\1\b([^{\n]*)\{/g,
    '$1 = class _$1$2{ static { Object.defineProperty(this, "name", { value: "$1" }); }',
  );

/**
 * Makes one file of each compiled program and all that it imports, with a source map beside it. A module that several
 * programs import is read once.
 * @param programs the compiled programs by the files to make of them
 * @param folder that both are in
 */
export async function bundle(programs: Record<string, string>, folder: string): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: Object.entries(programs).map(([file, program]) => ({
      in: path.join(folder, program),
      out: file,
    })),
    outdir: folder,
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    external,
    plugins: [withoutUnused, tracingApart],
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
