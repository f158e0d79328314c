import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { build, type Plugin } from 'esbuild';

/**
 * Modules left out of a bundle: native ones, those few requests need, and those that libraries try to load and do
 * without. They are resolved from node_modules when needed.
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
 * Modules that would sit in memory unused: TypeORM's drivers for other databases, a fifth of a bundle, and Zod's
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

/** OpenTelemetry, loaded if a collector is set, is resolved from the package that depends on its versions. */
const tracingApart: Plugin = {
  name: 'tracing-apart',
  setup(build) {
    // The same relative path from every services/*/build and, in the images, services/*/dist.
    const from = path.resolve(build.initialOptions.outdir ?? '', 'any-service/build');
    build.onResolve({ filter: /^\.\/open-telemetry$/ }, ({ resolveDir, path: target }) => ({
      path: path.relative(from, `${path.join(resolveDir, target)}.js`).replaceAll(path.sep, '/'),
      external: true,
    }));
  },
};

/** Class names are the contexts of log lines; esbuild renames classes that refer to themselves. */
const keepClassNames = (code: string): string =>
  code.replace(
    /\b([\w$]+) = class _\1\b([^{\n]*)\{/g,
    '$1 = class _$1$2{ static { Object.defineProperty(this, "name", { value: "$1" }); }',
  );

/**
 * Bundles each compiled program and its imports into one file with a source map. A module that several
 * programs import is read only once.
 * @param programs the compiled programs, by output file
 * @param folder that contains both
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
  // One by one: all at once would take half as much memory again.
  for (const { path: file, text } of outputFiles) {
    // esbuild appends a file extension.
    await minify(text, file.slice(0, -'.js'.length));
  }
}

/** Writes a bundle, minified for V8's memory, and its source map. */
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
        // Class and function names stay: log lines and stack traces show them.
        mangle: { keep_classnames: true, keep_fnames: true },
        // A single character beyond Latin-1 would make V8 store two bytes for every character.
        format: { ascii_only: true, comments: false },
      },
    },
  });
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.map`, map ?? '');
  writeFileSync(file, `${code}//# sourceMappingURL=${path.basename(file)}.map\n`);
}
