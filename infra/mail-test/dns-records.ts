import { resolveTxt } from 'node:dns/promises';
import {
  type Dkim,
  dkimRecord,
  dkimRecordName,
  isAligned,
  isOurDkimRecord,
} from '@golghar/platform/settings';

/** Reads the TXT records of a name, each as one text; throws when there are none. */
export type ReadTxt = (name: string) => Promise<string[]>;

export const readTxt: ReadTxt = async (name) => (await resolveTxt(name)).map((parts) => parts.join(''));

export type Finding = { isGood: boolean; text: string };

const good = (text: string): Finding => ({ isGood: true, text });
const bad = (text: string): Finding => ({ isGood: false, text });

/** A revoked key has an empty `p=`. */
const dkimKey = /(^|;)\s*p=\s*[^;\s]/i;

/** The domain of `Name <address>`. */
export const domainOf = (mailbox: string): string => /@([^>\s]+)/.exec(mailbox)?.[1] ?? '';

/** The records of a name that match; none when DNS has none. */
async function find(read: ReadTxt, name: string, form: RegExp): Promise<string[]> {
  try {
    return (await read(name)).filter((record) => form.test(record));
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (['ENOTFOUND', 'ENODATA'].includes(code)) return [];
    throw new Error(`DNS cannot be reached from here for ${name}: ${message}`);
  }
}

type Signing = { selector?: string | undefined; dkim?: Dkim | undefined };

/** The finding, or that DNS did not answer. */
const orFault = (found: Promise<Finding[]>, of: string): Promise<Finding[]> =>
  found.catch((error: Error) => [bad(`${of}${error.message}.`)]);

/**
 * Checks the DNS records that other mail servers read before they trust a mail from the sender's domain.
 * @param signing the selector of a provider who signs, and our own signature
 */
export const checkSenderDomain = (domain: string, signing: Signing, read: ReadTxt = readTxt) =>
  orFault(inspectRecords(domain, signing, read), 'Nothing is known of SPF, DKIM and DMARC: ');

/** Whether our signature will be accepted: the key in DNS is ours, and it signs for the sender's domain. */
export const checkSignature = (dkim: Dkim, senderDomain: string, read: ReadTxt = readTxt) =>
  orFault(inspectSignature(dkim, senderDomain, read), 'DKIM: ');

async function inspectRecords(
  domain: string,
  { selector, dkim }: Signing,
  read: ReadTxt,
): Promise<Finding[]> {
  const spf = await find(read, domain, /^v=spf1(\s|$)/i);
  const [dmarc] = await find(read, `_dmarc.${domain}`, /^v=DMARC1\s*;/i);
  const provided = selector ? await find(read, `${selector}._domainkey.${domain}`, dkimKey) : [];
  return [
    spfFinding(domain, spf),
    ...(dkim ? await inspectSignature(dkim, domain, read) : []),
    // With a signature of ours, the provider's is only checked when its selector is given.
    ...(selector || !dkim ? [dkimFinding(domain, selector, provided)] : []),
    dmarc
      ? good(`DMARC: ${dmarc}`)
      : bad(
          `DMARC: ${domain} has no record. Begin with TXT at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:…".`,
        ),
  ];
}

function spfFinding(domain: string, [record, second]: string[]): Finding {
  if (!record)
    return bad(
      `SPF: ${domain} has no record. Your provider names one: TXT at ${domain}, "v=spf1 include:… -all".`,
    );
  if (second) return bad(`SPF: ${domain} has two records, so that none counts. Make one of them.`);
  if (/\s\+?all(\s|$)/i.test(record))
    return bad(`SPF: "${record}" lets everybody send for ${domain}. End it with -all.`);
  return good(`SPF: ${record}`);
}

function dkimFinding(domain: string, selector: string | undefined, [record]: string[]): Finding {
  if (!selector)
    return bad(
      'DKIM: mails are not signed here, and whether your provider signs them was not checked. It names a selector: ' +
        'make mail-test TO=… DKIM_SELECTOR=… (golghar mail-test ADDRESS SELECTOR). Or sign here: golghar dkim DOMAIN',
    );
  if (!record)
    return bad(`DKIM: there is no key at ${selector}._domainkey.${domain}. Your provider names the record.`);
  return good(`DKIM: there is a key at ${selector}._domainkey.${domain}`);
}

async function inspectSignature(dkim: Dkim, senderDomain: string, read: ReadTxt): Promise<Finding[]> {
  const name = dkimRecordName(dkim);
  const publish = `Publish TXT at ${name}: "${dkimRecord(dkim)}"`;
  const records = await find(read, name, dkimKey);
  const key = records.some((record) => isOurDkimRecord(record, dkim))
    ? good(`DKIM: mails are signed for ${dkim.domainName}, and the key at ${name} fits`)
    : bad(
        records.length > 0
          ? `DKIM: mails are signed, and the key at ${name} is another one, so that the signature counts as forged. ${publish}`
          : `DKIM: mails are signed, and there is no key at ${name}. ${publish}`,
      );
  if (isAligned(dkim.domainName, senderDomain)) return [key];
  return [
    key,
    bad(
      `DKIM: mails come from ${senderDomain} and are signed for ${dkim.domainName}, which DMARC does not take for the same. ` +
        'Set MAIL_DKIM_DOMAIN to the domain of MAIL_FROM, or to one above it.',
    ),
  ];
}
