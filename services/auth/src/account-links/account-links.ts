import { backOfficePaths, linkHours } from '@golghar/contracts';
import { SETTINGS, sha256 } from '@golghar/platform';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { type AuthSettings, keyedHash } from '../settings';
import { type PasswordLink, UserEntity } from '../user.entity';

type NewLink = Pick<PasswordLink, 'purpose' | 'madeBy'> & { userId: string };

/**
 * The token that opens a link. It is derived from the link's id and not drawn by chance, so that an e-mail can be
 * rendered again as long as it has not arrived, although only the token's hash is stored.
 */
export const linkToken = (linkId: string, settings: Pick<AuthSettings, 'AUTH_SECRET'>): string =>
  keyedHash(settings, `account link ${linkId}`).toString('base64url');

/** What is stored of a token: from the database alone nobody can make a link. */
export const hashLinkToken = (token: string): string => sha256(token).toString('hex');

/** The token stands in the fragment, which browsers send to nobody: it reaches no log and no Referer. */
export const linkUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${backOfficePaths.setPassword}#${token}`;

/** Makes the links with which people choose a password. */
@Injectable()
export class AccountLinks {
  constructor(@Inject(SETTINGS) private readonly settings: AuthSettings) {}

  /** Makes a link and queues the e-mail that carries it; the one that the user had works no longer. */
  async make(manager: EntityManager, { userId, purpose, madeBy: { id: makerId, name } }: NewLink) {
    const id = uuid();
    const token = linkToken(id, this.settings);
    const expiresAt = new Date(Date.now() + linkHours[purpose] * 3_600_000).toISOString();
    const madeBy = { id: makerId, name };
    const link = { id, purpose, tokenHash: hashLinkToken(token), madeBy, expiresAt };
    await manager.update(UserEntity, { id: userId }, { link });
    await queueDeliveries(manager, purpose, [{ subjectId: id }]);
    return { url: linkUrl(this.settings.PUBLIC_URL, token), purpose, expiresAt };
  }
}

/** Whose link works, by the hash of its token; nobody who is disabled. */
export async function findByOpenLink(tokenHash: string, manager: EntityManager) {
  const user = await manager
    .createQueryBuilder(UserEntity, 'u')
    .where(`u.status = 'active' AND u.link ->> 'tokenHash' = :tokenHash`, { tokenHash })
    .andWhere(`CAST(u.link ->> 'expiresAt' AS timestamptz) > now()`)
    .getOne();
  return user?.link ? { ...user, link: user.link } : undefined;
}
