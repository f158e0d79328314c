import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * What a bundle leaves out: native programs, what few requests want, and what libraries try to load and do
 * without. It is looked for among the packages when the time comes.
 */
export const external = [
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

/** Puts something else in the place of files of a package, which programs hold in memory and never use. */
const replacing = (name: string, replacementOf: (file: string) => string | undefined): Plugin => ({
  name,
  setup(build) {
    build.onLoad({ filter: /\/node_modules\/(typeorm|zod)\// }, ({ path: file }) => {
      const contents = replacementOf(file.replaceAll(path.sep, '/'));
      return contents === undefined ? undefined : { contents };
    });
  },
});

const driver = /\/node_modules\/typeorm\/driver\/([^/]+)\/[^/]+$/;
const neededDrivers = ['postgres', 'types'];

/** TypeORM imports the drivers of all databases, a fifth of what a bundle would hold; ours is Postgres. */
export const postgresAlone = replacing('postgres-alone', (file) => {
  const name = driver.exec(file)?.[1];
  return name && !neededDrivers.includes(name) ? '' : undefined;
});

/** Zod exports its messages in fifty languages; it speaks English itself. */
export const englishAlone = replacing('english-alone', (file) =>
  /\/node_modules\/zod\/v4\/locales\/index\.c?js$/.test(file) ? '' : undefined,
);

/** OpenTelemetry, loaded where a collector is set, stays with the package whose versions of it are the right ones. */
export const tracingApart: Plugin = {
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
