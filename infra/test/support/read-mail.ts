import { dkimVerify } from 'mailauth/lib/dkim/verify';
import { type AddressObject, simpleParser } from 'mailparser';

const nameOf = (addressees?: AddressObject | AddressObject[]) => [addressees].flat()[0]?.value[0]?.name;

/** The decoded headers of a mail as a mail program shows them: subject, and names of recipient and reply-to. */
export async function shownHeaders(source: string): Promise<(string | undefined)[]> {
  const { subject, to, replyTo } = await simpleParser(source);
  return [subject, nameOf(to), nameOf(replyTo)];
}

/** How another mail server judges a mail's signatures, given these DNS records in zone file syntax. */
export async function verifySignatures(source: string, records: Record<string, string>) {
  const resolver = async (name: string) => {
    const record = records[name];
    if (!record) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
    return [record.match(/.{1,255}/g) ?? []];
  };
  return (await dkimVerify(source, { resolver })).results;
}
