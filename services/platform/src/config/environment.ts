import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** The environment does not fit the process: the message names every bad key, one a line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** What ends the name of a setting whose value is the path of a file with the value in it: a mounted secret. */
const fileSuffix = '_FILE';

/** Values of the keys that are set, from the environment itself or else from a file. */
function valuesOf(keys: readonly string[], environment: NodeJS.ProcessEnv): Record<string, string> {
  const values: Record<string, string> = {};
  for (const key of keys) {
    const file = environment[key + fileSuffix];
    const value = environment[key] || (file && readSecretFile(key + fileSuffix, file));
    if (value) values[key] = value;
  }
  return values;
}

function readSecretFile(key: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new EnvironmentError(`The environment is not complete:\n  ${key}: ${reason}`);
  }
}

/**
 * Reads a process's settings from its environment, once, at the start. Empty values count as not set; `KEY_FILE` names a
 * file that holds the value of `KEY`. Throws {@link EnvironmentError} that names all bad keys together.
 */
export function parseEnvironment<S extends z.ZodObject>(
  schema: S,
  environment: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const result = schema.safeParse(valuesOf(Object.keys(schema.shape), environment));
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is not complete:\n${lines.join('\n')}`);
}

/** As {@link parseEnvironment} for a program's first line: what is wrong is said without a stack, and the program ends. */
export function readEnvironment<S extends z.ZodObject>(schema: S): z.output<S> {
  try {
    return parseEnvironment(schema);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
