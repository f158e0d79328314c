import { readFileSync } from 'node:fs';
import type * as z from 'zod';

/** Suffix of a setting whose value is the path of a file that holds the value: a mounted secret. */
const fileSuffix = '_FILE';

/**
 * Reads a program's settings. An empty value counts as not set; `KEY_FILE` names a file that holds the value of `KEY`.
 * @param title what the error begins with
 * @throws Error that names every setting that can't be used, one a line
 */
export function parseEnvironment<S extends z.ZodObject>(
  schema: S,
  env: NodeJS.ProcessEnv,
  title = 'Settings to fix:',
  Failure: new (message: string) => Error = Error,
): z.output<S> {
  const wrong: string[] = [];
  const given: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const file = env[name + fileSuffix];
    try {
      const value = env[name] || (file && readFileSync(file, 'utf8').trim());
      if (value) given[name] = value;
    } catch (error) {
      wrong.push(`${name}${fileSuffix} cannot be read: ${(error as Error).message}`);
    }
  }
  const result = schema.safeParse(given);
  wrong.push(...(result.error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`));
  if (result.success && wrong.length === 0) return result.data;
  throw new Failure([title, ...wrong.map((line) => `  ${line}`)].join('\n'));
}

/** As {@link parseEnvironment} for a program's first line: errors are printed without a stack, and the program ends. */
export function readEnvironment<S extends z.ZodObject>(schema: S): z.output<S> {
  try {
    return parseEnvironment(schema, process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
