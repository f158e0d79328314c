import { type AddressObject, simpleParser } from 'mailparser';

const nameOf = (addressees?: AddressObject | AddressObject[]) => [addressees].flat()[0]?.value[0]?.name;

/** What a mail program shows of a mail's headers, decoded: subject, and the names of its recipient and of who gets answers. */
export async function shownHeaders(source: string): Promise<(string | undefined)[]> {
  const { subject, to, replyTo } = await simpleParser(source);
  return [subject, nameOf(to), nameOf(replyTo)];
}
