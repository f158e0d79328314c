import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** What ends the name of a setting whose value is the path of a file with the value in it: a mounted secret. */
const fileSuffix = '_FILE';

/** One of some words; the message names them. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be ${[words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ')}`);

type Given = { given: Record<string, string>; unreadable: string[] };

/** The settings that have a value, of their own or in a file, and what is wrong with files that can't be read. */
export function givenSettings(names: readonly string[], env: NodeJS.ProcessEnv): Given {
  const unreadable: string[] = [];
  const given: Record<string, string> = {};
  for (const name of names) {
    const file = env[name + fileSuffix];
    try {
      const value = env[name] || (file && readFileSync(file, 'utf8').trim());
      if (value) given[name] = value;
    } catch (error) {
      unreadable.push(`${name}${fileSuffix} cannot be read: ${(error as Error).message}`);
    }
  }
  return { given, unreadable };
}

/**
 * Reads a program's settings. An empty value counts as not set; `KEY_FILE` names a file that holds the value of `KEY`.
 * @param title what the error begins with
 * @throws Error that names every setting that can't be used, one a line
 */
export function readEnvironment<S extends z.ZodObject>(
  schema: S,
  env: NodeJS.ProcessEnv,
  title = 'Settings to mend:',
): z.output<S> {
  const { given, unreadable } = givenSettings(Object.keys(schema.shape), env);
  const result = schema.safeParse(given);
  if (result.success && unreadable.length === 0) return result.data;
  const wrong = result.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  throw new Error([title, ...[...unreadable, ...wrong].map((line) => `  ${line}`)].join('\n'));
}
