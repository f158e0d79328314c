import * as z from 'zod';

// The kinds of values that settings have; each says in words what it wants.

/** One of some words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, `must be ${[words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ')}`);

export function wholeNumber(smallest: number, largest: number) {
  const error = `must be a number from ${smallest} to ${largest}`;
  return z.coerce.number(error).int(error).min(smallest, error).max(largest, error);
}

export const port = z.coerce.number('must be a port number').int().min(1).max(65535, 'must be at most 65535');

/** An address with one of these schemes, as in postgres://user:password@host:port/name. */
export const address = (...schemes: string[]) =>
  z.url({
    protocol: new RegExp(`^(${schemes.join('|')})$`),
    error: ({ input }) =>
      input === undefined
        ? 'is missing'
        : `must begin with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });

export const email = z.email('must be an e-mail address');

/** What nobody may leave as the example file has it. */
export const secret = z
  .string({ error: 'is missing' })
  .refine((value) => !value.includes('change-me'), 'is still a placeholder');
export const longSecret = secret.min(32, 'must have at least 32 characters');
export const passphrase = z.string().min(12, 'must have at least 12 characters');
