import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as z from 'zod';
import { backupSettings } from '../backup/settings';
import { dockerSettings } from '../docker/settings';
import { stackSettings } from '../local/settings';

export type Setting = {
  name: string;
  /** As text; empty where nothing is set. */
  defaultValue: string;
  /** What the programs answer to a value that they can't use; empty where any text will do. */
  rule: string;
  isForDocker: boolean;
};

/** The first that knows a setting tells its default and its rule. */
const shapes: Record<string, z.ZodType>[] = [stackSettings.shape, dockerSettings.shape, backupSettings.shape];

/** All that the compose files say. */
export function readComposeFiles(root: string): string {
  const folder = path.join(root, 'infra/docker');
  const overlays = readdirSync(folder).filter((name) => name.endsWith('.yml'));
  const files = [path.join(root, 'docker-compose.yml'), ...overlays.map((name) => path.join(folder, name))];
  return files.map((file) => readFileSync(file, 'utf8')).join('\n');
}

/** What the schemas of the programs and the compose files say about a setting. */
export function describeSetting(name: string, composeFiles: string): Setting {
  const schema = shapes.find((shape) => name in shape)?.[name];
  const byDefault = schema?.safeParse(undefined).data;
  const inCompose = new RegExp(`\\$\\{${name}(?::-([^}]*))?[:?}]`).exec(composeFiles);
  return {
    name,
    defaultValue: schema ? String(byDefault ?? '') : (inCompose?.[1] ?? ''),
    rule: schema?.safeParse('?').error?.issues[0]?.message ?? '',
    isForDocker: inCompose !== null,
  };
}

/** Every setting of an operator that a schema or a compose file names. */
export const knownNames = (composeFiles: string): Set<string> =>
  new Set([
    ...shapes.slice(0, 2).flatMap((shape) => Object.keys(shape)),
    ...[...composeFiles.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name),
  ]);
