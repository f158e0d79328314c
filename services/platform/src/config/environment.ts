import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** What ends the name of a setting whose value is the path of a file with the value in it: a mounted secret. */
const fileSuffix = '_FILE';

/**
 * Reads a process's settings from its environment, once, at the start. Empty values count as not set; `KEY_FILE` names a
 * file that holds the value of `KEY`.
 * @throws Error whose message names every bad key, one a line
 */
export function parseEnvironment<S extends z.ZodObject>(
  schema: S,
  environment: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const values: Record<string, string> = {};
  const wrong: string[] = [];
  for (const key of Object.keys(schema.shape)) {
    const file = environment[key + fileSuffix];
    try {
      const value = environment[key] || (file && readFileSync(file, 'utf8').trim());
      if (value) values[key] = value;
    } catch (error) {
      wrong.push(`${key}${fileSuffix}: ${(error as Error).message}`);
    }
  }
  const result = schema.safeParse(values);
  if (result.success && wrong.length === 0) return result.data;
  wrong.push(...(result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`));
  throw new Error(['The environment is not complete:', ...wrong.map((line) => `  ${line}`)].join('\n'));
}

/** As {@link parseEnvironment} for a program's first line: what is wrong is said without a stack, and the program ends. */
export function readEnvironment<S extends z.ZodObject>(schema: S): z.output<S> {
  try {
    return parseEnvironment(schema);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
