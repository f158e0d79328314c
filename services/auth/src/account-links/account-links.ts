import { type AccountLink, type LinkPurpose, linkHours } from '@golghar/contracts';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { type EntityManager, IsNull, Raw } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { AuthSettings } from '../settings';
import type { UserEntity } from '../users/user.entity';
import { AccountLinkEntity } from './account-link.entity';
import { hashLinkToken, linkToken, linkUrl } from './account-link-token';

/** A link with whom it is for and who made it. */
export type LinkWithPeople = AccountLinkEntity & { user: UserEntity; maker: UserEntity };

const now = () => 'now()';

/** Links that still work, whoever they are for. */
const isOpen = () => ({
  usedAt: IsNull(),
  revokedAt: IsNull(),
  expiresAt: Raw((column) => `${column} > now()`),
});

type NewLink = { userId: string; madeBy: string; purpose: LinkPurpose };

/** Makes a link and queues the e-mail that carries it; those that the user had are revoked. */
export async function makeLink(
  link: NewLink,
  { AUTH_SECRET, PUBLIC_URL }: Pick<AuthSettings, 'AUTH_SECRET' | 'PUBLIC_URL'>,
  manager: EntityManager,
): Promise<AccountLink> {
  await revokeLinks(link.userId, manager);
  const id = uuid();
  const token = linkToken(id, AUTH_SECRET);
  const expiresAt = () => `now() + make_interval(hours => ${linkHours[link.purpose]})`;
  await manager.insert(AccountLinkEntity, { ...link, id, tokenHash: hashLinkToken(token), expiresAt });
  await queueDeliveries(manager, [{ kind: link.purpose, subjectId: id }]);
  const added = await manager.findOneByOrFail(AccountLinkEntity, { id });
  return {
    url: linkUrl(PUBLIC_URL, token),
    purpose: link.purpose,
    expiresAt: added.expiresAt.toISOString(),
  };
}

/** Ends every unused link of a user, as part of the transaction that changes the account. */
export async function revokeLinks(userId: string, manager: EntityManager): Promise<void> {
  await manager.update(
    AccountLinkEntity,
    { userId, usedAt: IsNull(), revokedAt: IsNull() },
    { revokedAt: now },
  );
}

/** A link that works, of somebody who is not disabled, by the hash of its token. */
export async function findOpenLink(
  tokenHash: Buffer,
  manager: EntityManager,
): Promise<LinkWithPeople | undefined> {
  const link = await manager.findOne(AccountLinkEntity, {
    where: { tokenHash, ...isOpen(), user: { status: 'active' } },
    relations: { user: true, maker: true },
  });
  return link?.user && link.maker ? { ...link, user: link.user, maker: link.maker } : undefined;
}

/** Takes a link: of all who try at once one succeeds. */
export async function useLink(tokenHash: Buffer, manager: EntityManager): Promise<boolean> {
  const { affected } = await manager.update(AccountLinkEntity, { tokenHash, ...isOpen() }, { usedAt: now });
  return affected === 1;
}
