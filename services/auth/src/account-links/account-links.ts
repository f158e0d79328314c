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
 * The token of a link. It is derived from the link's id rather than drawn at random, so that an e-mail can be rendered again
 * until it is delivered, although only the token's hash is stored.
 */
export const linkToken = (linkId: string, settings: Pick<AuthSettings, 'AUTH_SECRET'>): string =>
  keyedHash(settings, `account link ${linkId}`).toString('base64url');

/** The stored hash of a token: nobody can make a link from the database alone. */
export const hashLinkToken = (token: string): string => sha256(token).toString('hex');

/** The token is in the fragment, which browsers never send: it reaches no log and no Referer header. */
export const linkUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${backOfficePaths.setPassword}#${token}`;

/** Makes links with which people choose a password. */
@Injectable()
export class AccountLinks {
  constructor(@Inject(SETTINGS) private readonly settings: AuthSettings) {}

  /** Makes a link and queues the e-mail that carries it; the user's previous link stops working. */
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

/** Finds the user of a working link by its token's hash; disabled users are never found. */
export async function findByOpenLink(tokenHash: string, manager: EntityManager) {
  const user = await manager
    .createQueryBuilder(UserEntity, 'u')
    .where(`u.status = 'active' AND u.link ->> 'tokenHash' = :tokenHash`, { tokenHash })
    .andWhere(`CAST(u.link ->> 'expiresAt' AS timestamptz) > now()`)
    .getOne();
  return user?.link ? { ...user, link: user.link } : undefined;
}
