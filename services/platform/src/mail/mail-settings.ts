import * as z from 'zod';
import { serverUrl } from '../config/settings';
import { dkimSettings } from '../dkim';

const mailboxForm = /^\s*(?:"?([^"<>]*?)"?\s*<([^<>]+)>|([^<>\s]+))\s*$/;

/** `Name <address>` or an address alone, as an object: mailers take strings apart in surprising ways. */
const mailbox = z
  .string({ error: 'is missing' })
  .regex(mailboxForm, 'must look like: Name <address@example.com>')
  .transform((text) => {
    const [, name = '', address, bare = ''] = mailboxForm.exec(text) ?? [];
    return { name, address: address ?? bare };
  })
  .refine(({ address }) => z.email().safeParse(address).success, 'must contain a valid e-mail address');

/** For processes that send mail: the server that takes it, the agency's own address, and what mails are signed with. */
export const mailSettings = z.object({
  SMTP_URL: serverUrl('smtp', 'smtps'),
  MAIL_FROM: mailbox,
  ...dkimSettings.shape,
});

export type MailSettings = z.output<typeof mailSettings>;

/** For injection of {@link MailSettings}. */
export const MAIL_SETTINGS = Symbol('mail settings');
