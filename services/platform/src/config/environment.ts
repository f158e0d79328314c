import * as z from 'zod';

/** The environment does not fit the process: the message names every bad key, one a line. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads a process's settings from its environment, once, at the start.
 * Empty values count as not set. Throws {@link EnvironmentError} that names all bad keys together.
 */
export function parseEnvironment<S extends z.ZodType>(
  schema: S,
  environment: NodeJS.ProcessEnv = process.env,
): z.output<S> {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = schema.safeParse(set);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new EnvironmentError(`The environment is not complete:\n${lines.join('\n')}`);
}

/** As {@link parseEnvironment} for a program's first line: what is wrong is said without a stack, and the program ends. */
export function readEnvironment<S extends z.ZodType>(schema: S): z.output<S> {
  try {
    return parseEnvironment(schema);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
