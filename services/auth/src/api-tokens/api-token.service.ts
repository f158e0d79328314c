import { randomBytes } from 'node:crypto';
import {
  type ApiToken,
  apiTokenPrefix,
  type CreatedApiToken,
  maxApiTokens,
  type NewApiToken,
  rolesUpTo,
  toRole,
} from '@golghar/contracts';
import { AppError, hashApiToken, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { UserRepository } from '../users/user.repository';
import type { ApiTokenEntity } from './api-token.entity';
import { ApiTokenRepository } from './api-token.repository';

const toApiToken = (token: ApiTokenEntity): ApiToken => ({
  id: token.id,
  name: token.name,
  role: toRole(token.role),
  scopes: token.scopes,
  createdAt: token.createdAt.toISOString(),
  expiresAt: token.expiresAt?.toISOString() ?? null,
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});

/** What people do with their own API tokens. */
@Injectable()
export class ApiTokenService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly tokens: ApiTokenRepository,
    private readonly users: UserRepository,
  ) {}

  async list(user: SignedIn): Promise<ApiToken[]> {
    return (await this.tokens.findLive(user.id)).map(toApiToken);
  }

  /**
   * Makes a token; its secret is in the answer and nowhere else.
   * @throws AppError conflict with as many as one may have, or one of that name; invalid for a role above one's own
   */
  async create({ name, role, scopes, expiresInDays }: NewApiToken, user: SignedIn): Promise<CreatedApiToken> {
    return this.database.transaction(async (manager) => {
      // Locked, so that neither a change of the account nor another token comes in between.
      const owner = await this.users.lock(user.id, manager);
      if (owner?.status !== 'active') throw new AppError('not_signed_in');
      if (!rolesUpTo(toRole(owner.role)).includes(role))
        throw new AppError('invalid', { fields: { role: 'A token can’t have a role above your own' } });
      const others = await this.tokens.findLive(user.id, manager);
      if (others.length >= maxApiTokens)
        throw new AppError('conflict', {
          message: `You have ${maxApiTokens} API tokens. Revoke one that you no longer use.`,
        });
      if (others.some((other) => other.name === name)) {
        const message = 'You have a token of this name already';
        throw new AppError('conflict', { message, fields: { name: message } });
      }
      const secret = `${apiTokenPrefix}${randomBytes(32).toString('base64url')}`;
      const token = await this.tokens.add(
        { userId: user.id, name, role, scopes, expiresInDays, tokenHash: hashApiToken(secret) },
        manager,
      );
      const detail = `${name}: ${scopes.join(', ')}`;
      await recordAudit(manager, { actor: user, action: 'api_token_created', detail });
      return { token: toApiToken(token), secret };
    });
  }

  /** @throws AppError not_found when it is revoked already, or somebody else's */
  async revoke(id: string, user: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      const token = (await this.tokens.findLive(user.id, manager)).find((live) => live.id === id);
      if (!token) throw new AppError('not_found', { message: 'This token has already been revoked.' });
      await this.tokens.remove({ id, userId: user.id }, manager);
      await recordAudit(manager, { actor: user, action: 'api_token_revoked', detail: token.name });
    });
  }
}
