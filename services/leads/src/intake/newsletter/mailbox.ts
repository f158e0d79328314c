import { sha256 } from '@golghar/platform';
import { type EntityManager, IsNull, LessThan, Raw } from 'typeorm';
import { NewsletterMailboxEntity } from './subscriber.entity';

/** Providers that ignore dots in front of the @. */
const ignoresDots = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: whatever follows a plus, and Gmail's dots, lead to the same one. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).toLowerCase().split('+');
  const domain = email.slice(at + 1).toLowerCase();
  if (!ignoresDots.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@gmail.com`;
}

/** Identifies a mailbox without revealing whose it is. */
export const mailboxHash = (email: string): Buffer => sha256(mailboxOf(email));

export const domainHash = (email: string): Buffer => sha256(mailboxOf(email).split('@').at(-1) ?? '');

/** Confirmation e-mails that a mailbox gets until one of them is confirmed: nobody can flood a mailbox through us. */
const maxRequests = 3;

const isLongAgo = Raw((time) => `(${time} IS NULL OR ${time} < now() - interval '10 minutes')`);

/** Counts a confirmation e-mail to an address; false if it may not be sent. */
export async function countRequest(manager: EntityManager, email: string): Promise<boolean> {
  const addressHash = mailboxHash(email);
  await manager
    .createQueryBuilder()
    .insert()
    .into(NewsletterMailboxEntity)
    .values({ addressHash, requestCount: 0 })
    .orIgnore()
    .execute();
  const { affected } = await manager.update(
    NewsletterMailboxEntity,
    { addressHash, suppressedAt: IsNull(), requestCount: LessThan(maxRequests), requestedAt: isLongAgo },
    { requestCount: () => 'request_count + 1', requestedAt: () => 'now()' },
  );
  return affected === 1;
}

/** Its owner wants our mails: those sent so far were no nuisance. */
export async function resetMailbox(manager: EntityManager, email: string): Promise<void> {
  const addressHash = mailboxHash(email);
  await manager.update(NewsletterMailboxEntity, { addressHash }, { requestCount: 0, suppressedAt: null });
}

/** Its owner never asked for our mails and wants no more. */
export async function suppressMailbox(manager: EntityManager, email: string): Promise<void> {
  const addressHash = mailboxHash(email);
  const change = { addressHash, requestCount: 0, suppressedAt: () => 'now()' };
  await manager.upsert(NewsletterMailboxEntity, change, ['addressHash']);
}
