import * as z from 'zod';
import { readDkimKey } from './dkim-key';

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** What mails are signed with; either all of it is set or nothing. */
export const dkimSettings = z.object({
  /** The domain that answers for the mails: that of MAIL_FROM, or one above it. */
  MAIL_DKIM_DOMAIN: z
    .string()
    .regex(new RegExp(`^(?:${label}\\.)+${label}$`, 'i'), 'must be a domain, as in your-agency.in')
    .transform((domain) => domain.toLowerCase())
    .optional(),
  /** The public key is at SELECTOR._domainkey.DOMAIN. */
  MAIL_DKIM_SELECTOR: z
    .string()
    .regex(
      new RegExp(`^${label}(?:\\.${label})*$`, 'i'),
      'must be letters, digits and hyphens, as in golghar',
    )
    .optional(),
  MAIL_DKIM_PRIVATE_KEY: z
    .string()
    .transform((text, context) => {
      const read = readDkimKey(text);
      if ('pem' in read) return read.pem;
      context.addIssue(read.fault);
      return z.NEVER;
    })
    .optional(),
});

type DkimSettings = z.output<typeof dkimSettings>;

const names = Object.keys(dkimSettings.shape) as (keyof DkimSettings)[];

/** A schema with {@link dkimSettings} among its keys names each that is missing, whatever else is wrong. */
export const needWholeDkim = <S extends z.ZodObject>(schema: S): S =>
  names.reduce(
    (narrowed, missing) =>
      narrowed.refine((given) => missing in given || !names.some((name) => name in given), {
        path: [missing],
        error: `is missing: mails are signed with all of ${names.join(', ')}, or with none`,
        when: () => true,
      }),
    schema,
  );

/** nodemailer's own choice leaves out the last one, without which nobody offers to unsubscribe by one click (RFC 8058). */
const headerFieldNames = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'Cc', 'In-Reply-To', 'References'],
  ...['MIME-Version', 'Content-Type', 'Content-Transfer-Encoding', 'Auto-Submitted'],
  ...['List-Id', 'List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':');

/** What nodemailer signs with; undefined when mails are not signed. */
export function dkimOf({
  MAIL_DKIM_DOMAIN: domainName,
  MAIL_DKIM_SELECTOR: keySelector,
  MAIL_DKIM_PRIVATE_KEY: privateKey,
}: DkimSettings) {
  return domainName && keySelector && privateKey
    ? { domainName, keySelector, privateKey, headerFieldNames }
    : undefined;
}

export type Dkim = NonNullable<ReturnType<typeof dkimOf>>;
