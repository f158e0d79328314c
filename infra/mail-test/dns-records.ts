import { resolveTxt } from 'node:dns/promises';

/** Reads the TXT records of a name, each as one text; throws when there are none. */
export type ReadTxt = (name: string) => Promise<string[]>;

export const readTxt: ReadTxt = async (name) => (await resolveTxt(name)).map((parts) => parts.join(''));

export type Finding = { isGood: boolean; text: string };

const good = (text: string): Finding => ({ isGood: true, text });
const bad = (text: string): Finding => ({ isGood: false, text });

/** What other mail servers will read about the sender's domain before they believe a mail of it. */
export async function checkSenderDomain(
  domain: string,
  selector: string | undefined,
  read: ReadTxt = readTxt,
): Promise<Finding[]> {
  const find = async (name: string, start: RegExp) =>
    (await read(name).catch(() => [])).filter((record) => start.test(record));
  const spf = await find(domain, /^v=spf1(\s|$)/i);
  const dmarc = await find(`_dmarc.${domain}`, /^v=DMARC1\s*;/i);
  const dkim = selector ? await find(`${selector}._domainkey.${domain}`, /(^|;)\s*p=[^;\s]/i) : [];
  return [spfFinding(domain, spf), dkimFinding(domain, selector, dkim), dmarcFinding(domain, dmarc)];
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
    return bad('DKIM: not looked for. Your provider names a selector: make mail-test TO=… DKIM_SELECTOR=…');
  if (!record)
    return bad(`DKIM: there is no key at ${selector}._domainkey.${domain}. Your provider names the record.`);
  return good(`DKIM: there is a key at ${selector}._domainkey.${domain}`);
}

function dmarcFinding(domain: string, [record]: string[]): Finding {
  if (!record)
    return bad(
      `DMARC: ${domain} has no record. Begin with TXT at _dmarc.${domain}: "v=DMARC1; p=none; rua=mailto:…".`,
    );
  return good(`DMARC: ${record}`);
}
