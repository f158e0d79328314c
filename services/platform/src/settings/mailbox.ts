import * as z from 'zod';

const mailboxForm = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>]+)>|([^<>\s]+))\s*$/;

/** `Name <address>` or an address alone, as an object: mailers take strings apart in surprising ways. */
export const mailbox = z
  .string({ error: 'is missing' })
  .regex(mailboxForm, 'must look like: Name <address@example.com>')
  .transform((text) => {
    const [, name = '', address, bare = ''] = mailboxForm.exec(text) ?? [];
    return { name, address: address ?? bare };
  })
  .refine(({ address }) => z.email().safeParse(address).success, 'must contain a valid e-mail address');

/** The same for programs that hand it on, or to a mailer, as it is. */
export const mailboxText = z.string({ error: 'is missing' }).superRefine((text, context) => {
  for (const { message } of mailbox.safeParse(text).error?.issues ?? []) context.addIssue(message);
});
