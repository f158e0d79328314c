import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import * as z from 'zod';

/** The minimum that verifiers still accept (RFC 8301); new keys have 2048 bits. */
const minBits = 1024;

/** A key as PEM, whose line ends may be written as \n, or its DER as base64 in one line. */
function read(text: string): KeyObject | undefined {
  const pem = text.replaceAll('\\n', '\n').trim();
  try {
    return pem.startsWith('-----BEGIN')
      ? createPrivateKey(pem)
      : createPrivateKey({ key: Buffer.from(pem, 'base64'), type: 'pkcs8', format: 'der' });
  } catch {
    return undefined;
  }
}

const howTo = 'golghar dkim DOMAIN makes one';

/** What is wrong with a private key for signing mails. */
function faultOf(key: KeyObject | undefined): string | undefined {
  if (!key)
    return `must be a private key without a passphrase: PEM, its line ends as \\n, or DER as base64; ${howTo}`;
  if (key.asymmetricKeyType !== 'rsa')
    return `must be an RSA key: not every mail server can check others; ${howTo}`;
  const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
  return modulusLength < minBits
    ? `has ${modulusLength} bits and must have at least ${minBits}; ${howTo}`
    : undefined;
}

/** The public half of a private key, as a DNS record has it. */
export const dkimPublicKey = (privateKey: string): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/** What mails are signed with; set all of it or none. */
export const dkimSettings = z.object({
  /** The domain that signs the mails: that of MAIL_FROM, or a parent of it. */
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
      const key = read(text);
      const fault = faultOf(key);
      if (key && !fault) return key.export({ type: 'pkcs8', format: 'pem' }).toString();
      context.addIssue(fault ?? '');
      return z.NEVER;
    })
    .optional(),
});

type DkimSettings = z.output<typeof dkimSettings>;

const names = Object.keys(dkimSettings.shape) as (keyof DkimSettings)[];

/** For a schema with {@link dkimSettings} among its keys: names each missing one, whatever else is wrong. */
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

/** nodemailer's default leaves out the last one, without which nobody offers one-click unsubscribing (RFC 8058). */
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

/** Where verifiers look for the public key. */
export const dkimRecordName = ({ domainName, keySelector }: Pick<Dkim, 'domainName' | 'keySelector'>) =>
  `${keySelector}._domainkey.${domainName}`;

/** What they must find there. */
export const dkimRecord = ({ privateKey }: Pick<Dkim, 'privateKey'>) =>
  `v=DKIM1; k=rsa; p=${dkimPublicKey(privateKey)}`;

/** Whether the key of a record is the other half of ours. */
export function isOurDkimRecord(record: string, { privateKey }: Pick<Dkim, 'privateKey'>): boolean {
  const [, published = ''] = /(?:^|;)\s*p=([^;]*)/i.exec(record) ?? [];
  return published.replace(/\s/g, '') === dkimPublicKey(privateKey);
}

/**
 * Whether DMARC accepts a signature of this domain for a mail of that sender: both are one domain, or one is a subdomain of the
 * other. Two that only share a parent count as different.
 */
export const isAligned = (domainName: string, senderDomain: string): boolean => {
  const [signer, sender] = [domainName.toLowerCase(), senderDomain.toLowerCase()];
  return signer === sender || signer.endsWith(`.${sender}`) || sender.endsWith(`.${signer}`);
};
