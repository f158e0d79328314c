import { dkimVerify } from 'mailauth/lib/dkim/verify';

/** What another mail server makes of a mail's signatures; DNS has these records, in strings as a zone file has them. */
export async function verifySignatures(source: string, records: Record<string, string>) {
  const resolver = async (name: string) => {
    const record = records[name];
    if (!record) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
    return [record.match(/.{1,255}/g) ?? []];
  };
  return (await dkimVerify(source, { resolver })).results;
}
