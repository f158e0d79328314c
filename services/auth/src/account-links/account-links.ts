import { type AccountLink, linkHours } from '@golghar/contracts';
import { queueDeliveries } from '@golghar/platform/deliveries';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { AuthSettings } from '../settings';
import { type PasswordLink, UserEntity } from '../users/user.entity';
import { changeUser } from '../users/users';
import { hashLinkToken, linkToken, linkUrl } from './account-link-token';

/** Somebody who has a link. */
export type UserWithLink = UserEntity & { link: PasswordLink };

type NewLink = Pick<PasswordLink, 'purpose' | 'madeBy'> & { userId: string };

/** Makes a link and queues the e-mail that carries it; the one that the user had works no longer. */
export async function makeLink(
  { userId, purpose, madeBy: { id: makerId, name } }: NewLink,
  { AUTH_SECRET, PUBLIC_URL }: Pick<AuthSettings, 'AUTH_SECRET' | 'PUBLIC_URL'>,
  manager: EntityManager,
): Promise<AccountLink> {
  const id = uuid();
  const token = linkToken(id, AUTH_SECRET);
  const expiresAt = new Date(Date.now() + linkHours[purpose] * 3_600_000).toISOString();
  const madeBy = { id: makerId, name };
  const link = { id, purpose, tokenHash: hashLinkToken(token), madeBy, expiresAt };
  await changeUser(userId, { link }, manager);
  await queueDeliveries(manager, [{ kind: purpose, subjectId: id }]);
  return { url: linkUrl(PUBLIC_URL, token), purpose, expiresAt };
}

/** Whose link works, by the hash of its token; nobody who is disabled. */
export async function findByOpenLink(
  tokenHash: string,
  manager: EntityManager,
): Promise<UserWithLink | undefined> {
  const user = await manager
    .createQueryBuilder(UserEntity, 'u')
    .where(`u.status = 'active' AND u.link ->> 'tokenHash' = :tokenHash`, { tokenHash })
    .andWhere(`CAST(u.link ->> 'expiresAt' AS timestamptz) > now()`)
    .getOne();
  return user?.link ? { ...user, link: user.link } : undefined;
}
