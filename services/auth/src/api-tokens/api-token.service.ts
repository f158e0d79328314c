import { randomBytes } from 'node:crypto';
import {
  type ApiToken,
  type api,
  apiTokenPrefix,
  maxApiTokens,
  type RequestOf,
  type ResponseOf,
  rolesUpTo,
} from '@golghar/contracts';
import { AppError, hashToken, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Raw } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { lockUser } from '../users/users';
import { ApiTokenEntity } from './api-token.entity';

const toApiToken = ({ id, name, role, scopes, ...token }: ApiTokenEntity): ApiToken => ({
  ...{ id, name, role, scopes },
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt?.toISOString() ?? null,
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});

/** The tokens of a person that have not expired, the newest first. */
const findLive = (userId: string, manager: EntityManager): Promise<ApiTokenEntity[]> =>
  manager.find(ApiTokenEntity, {
    where: [
      { userId, expiresAt: IsNull() },
      { userId, expiresAt: Raw((column) => `${column} > now()`) },
    ],
    order: { id: 'DESC' },
  });

/** What people do with their own API tokens. */
@Injectable()
export class ApiTokenService {
  constructor(private readonly database: DataSource) {}

  async list(user: SignedIn): Promise<ApiToken[]> {
    return (await findLive(user.id, this.database.manager)).map(toApiToken);
  }

  /**
   * Makes a token; its secret is in the answer and nowhere else.
   * @throws AppError conflict with as many as one may have, or one of that name; invalid for a role above one's own
   */
  create(
    user: SignedIn,
    { name, role, scopes, expiresInDays }: RequestOf<typeof api.createApiToken>,
  ): Promise<ResponseOf<typeof api.createApiToken>> {
    return this.database.transaction(async (manager) => {
      // Locked, so that neither a change of the account nor another token comes in between.
      const owner = await lockUser(user.id, manager);
      if (owner?.status !== 'active') throw new AppError('not_signed_in');
      if (!rolesUpTo(owner.role).includes(role))
        throw new AppError('invalid', { fields: { role: 'A token can’t have a role above your own' } });
      const others = await findLive(user.id, manager);
      if (others.length >= maxApiTokens)
        throw new AppError('conflict', {
          message: `You have ${maxApiTokens} API tokens. Revoke one that you no longer use.`,
        });
      const message = 'You have a token of this name already';
      if (others.some((other) => other.name === name))
        throw new AppError('conflict', { message, fields: { name: message } });
      const secret = `${apiTokenPrefix}${randomBytes(32).toString('base64url')}`;
      const id = uuid();
      await manager.insert(ApiTokenEntity, {
        ...{ id, userId: user.id, name, role, scopes, tokenHash: hashToken(secret) },
        expiresAt: expiresInDays === null ? null : () => `now() + make_interval(days => ${expiresInDays})`,
      });
      const token = await manager.findOneByOrFail(ApiTokenEntity, { id });
      const detail = `${name}: ${scopes.join(', ')}`;
      await recordAudit(manager, { actor: user, action: 'api_token_created', detail });
      return { token: toApiToken(token), secret };
    });
  }

  /** @throws AppError not_found when it is revoked already, or somebody else's */
  revoke(user: SignedIn, id: string): Promise<void> {
    return this.database.transaction(async (manager) => {
      const token = (await findLive(user.id, manager)).find((live) => live.id === id);
      if (!token) throw new AppError('not_found', { message: 'This token has already been revoked.' });
      await manager.delete(ApiTokenEntity, { id });
      await recordAudit(manager, { actor: user, action: 'api_token_revoked', detail: token.name });
    });
  }
}
