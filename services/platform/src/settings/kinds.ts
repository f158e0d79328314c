import * as z from 'zod';

// The kinds of values that settings have; each says in words what it expects.

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

/** A value that must differ from the example file. */
export const secret = z
  .string({ error: 'is missing' })
  .refine((value) => !value.includes('change-me'), 'is still a placeholder');
export const longSecret = secret.min(32, 'must have at least 32 characters');
export const passphrase = z.string().min(12, 'must have at least 12 characters');

const mailboxForm = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>]+)>|([^<>\s]+))\s*$/;

/** `Name <address>` or an address alone, as an object: mailers split strings in surprising ways. */
export const mailbox = z
  .string({ error: 'is missing' })
  .regex(mailboxForm, 'must look like: Name <address@example.com>')
  .transform((text) => {
    const [, name = '', address, bare = ''] = mailboxForm.exec(text) ?? [];
    return { name, address: address ?? bare };
  })
  .refine(({ address }) => z.email().safeParse(address).success, 'must contain a valid e-mail address');

/** The same for programs that pass it on unchanged. */
export const mailboxText = z.string({ error: 'is missing' }).superRefine((text, context) => {
  for (const { message } of mailbox.safeParse(text).error?.issues ?? []) context.addIssue(message);
});
