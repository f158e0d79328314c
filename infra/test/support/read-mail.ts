import { dkimVerify } from 'mailauth/lib/dkim/verify';
import { type AddressObject, simpleParser } from 'mailparser';

const nameOf = (addressees?: AddressObject | AddressObject[]) => [addressees].flat()[0]?.value[0]?.name;

/** What a mail program shows of a mail's headers, decoded: subject, and the names of its recipient and of who gets answers. */
export async function shownHeaders(source: string): Promise<(string | undefined)[]> {
  const { subject, to, replyTo } = await simpleParser(source);
  return [subject, nameOf(to), nameOf(replyTo)];
}

/** What another mail server makes of a mail's signatures; DNS has these records, in strings as a zone file has them. */
export async function verifySignatures(source: string, records: Record<string, string>) {
  const resolver = async (name: string) => {
    const record = records[name];
    if (!record) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
    return [record.match(/.{1,255}/g) ?? []];
  };
  return (await dkimVerify(source, { resolver })).results;
}
