import path from 'node:path';
import { localEnvironment } from '../local/environment';
import { RunningStack } from '../local/running-stack';
import { readDotEnv } from '../local/setup/dot-env.cjs';

/** Set in the images, where all settings come from the environment. */
export const isInImage = () => process.env.SETTINGS_FROM === 'environment';

/** Loads the clone's .env into the environment and returns the folder of its stack. */
export function localFolder(root: string): string {
  readDotEnv(path.join(root, '.env'));
  return path.resolve(root, process.env.LOCAL_DIR || '.local');
}

/**
 * What the operator's programs need, under the names that docker-compose.yml uses: from the container's environment, or from
 * what make up has made in a clone.
 * @throws Error while a clone's stack does not run
 */
export function operatorEnvironment(root: string): NodeJS.ProcessEnv {
  if (isInImage()) return process.env;
  const folder = localFolder(root);
  if (new RunningStack(folder).pid() === undefined)
    throw new Error('The stack is not running: start it with make up in another terminal first.');
  return localEnvironment(folder);
}
