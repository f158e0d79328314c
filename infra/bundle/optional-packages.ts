import path from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * What a bundle leaves out: native programs, what is loaded by the few requests that want it, and what libraries try to
 * load and do without. It is looked for among the packages when the time comes.
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
  '@mikro-orm/*',
  '@nestjs/microservices',
  '@nestjs/mongoose',
  '@nestjs/platform-express',
  '@nestjs/sequelize',
  '@nestjs/swagger',
  '@nestjs/websockets',
];

const driver = /\/node_modules\/typeorm\/driver\/([^/]+)\/[^/]+$/;
const neededDrivers = ['postgres', 'types'];

/** TypeORM imports the drivers of all databases, a fifth of what a bundle would hold; ours is Postgres. */
export const postgresAlone: Plugin = {
  name: 'postgres-alone',
  setup(build) {
    const namespace = 'left-out';
    build.onResolve({ filter: /^\./ }, ({ resolveDir, path: target }) => {
      const file = path.join(resolveDir, target).replaceAll(path.sep, '/');
      const name = driver.exec(file)?.[1];
      return name && !neededDrivers.includes(name) ? { path: name, namespace } : undefined;
    });
    build.onLoad({ filter: /./, namespace }, () => ({ contents: '' }));
  },
};
