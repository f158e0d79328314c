import { createHash } from 'node:crypto';

/** Providers for whom dots in front of the @ mean nothing. */
const ignoresDots = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: whatever follows a plus, and Gmail's dots, lead to the same one. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).toLowerCase().split('+');
  const domain = email.slice(at + 1).toLowerCase();
  if (!ignoresDots.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Names a mailbox without telling whose it is. */
export const mailboxHash = (email: string): Buffer => sha256(mailboxOf(email));

/** Names the domain of an address likewise. */
export const domainHash = (email: string): Buffer => sha256(mailboxOf(email).split('@').at(-1) ?? '');
