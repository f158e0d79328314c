import { randomBytes } from 'node:crypto';
import { type api, apiTokenPrefix, maxApiTokens, type RequestOf, rolesUpTo } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn, sha256 } from '@golghar/platform';
import { type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { lockUser } from './accounts';
import { ApiTokenEntity } from './sessions/api-token.entity';
import { endSessions, findLiveSessions } from './sessions/sessions';
import { toSessionUser, UserEntity } from './user.entity';

const findLiveTokens = (userId: string, manager: EntityManager): Promise<ApiTokenEntity[]> =>
  manager.find(ApiTokenEntity, {
    where: [
      { userId, expiresAt: IsNull() },
      { userId, expiresAt: Raw((column) => `${column} > now()`) },
    ],
    order: { id: 'DESC' },
  });

// What people do with their own name, sessions and API tokens. Each change is part of a transaction.

export async function updateProfile(manager: EntityManager, actor: SignedIn, name: string) {
  const user = await lockUser(actor.id, manager);
  if (!user) throw new AppError('not_signed_in');
  if (name !== user.name) {
    await manager.update(UserEntity, { id: user.id }, { name });
    await recordAudit(manager, { actor, action: 'name_changed', detail: `${user.name} → ${name}` });
  }
  return { user: toSessionUser({ ...user, name }) };
}

/** The live sessions of a person, including the one that asks. */
export async function listSessions(manager: EntityManager, user: SignedIn) {
  const sessions = (await findLiveSessions(user.id, manager)).map((session) => ({
    ...session,
    startedAt: session.createdAt,
    lastActiveAt: session.seenAt,
    isCurrent: session.id === user.sessionId,
  }));
  return { sessions };
}

/** Signs a person out of the browser that sends the request. */
export async function signOut(manager: EntityManager, actor: SignedIn): Promise<void> {
  await endSessions(actor.id, manager, actor.sessionId);
  await recordAudit(manager, { actor, action: 'signed_out' });
}

/**
 * Signs a person out of one of their browsers.
 * @throws AppError not_found when it is signed out already, or is somebody else's
 */
export async function endSession(manager: EntityManager, actor: SignedIn, id: string): Promise<void> {
  const session = (await findLiveSessions(actor.id, manager)).find((live) => live.id === id);
  if (!session) throw new AppError('not_found', { message: 'This session has already ended.' });
  await endSessions(actor.id, manager, id);
  await recordAudit(manager, { actor, action: 'session_ended', detail: session.device });
}

/** Signs a person out of every browser but the one that sends the request. */
export async function endOtherSessions(manager: EntityManager, actor: SignedIn): Promise<void> {
  await endSessions(actor.id, manager, Not(actor.sessionId));
  await recordAudit(manager, { actor, action: 'sessions_ended' });
}

export const listTokens = async (manager: EntityManager, user: SignedIn) => ({
  tokens: await findLiveTokens(user.id, manager),
});

/**
 * Makes an API token; its secret is in the response and nowhere else.
 * @throws AppError conflict at the maximum number of tokens or for a name already used; invalid for a role above one's own
 */
export async function createToken(
  manager: EntityManager,
  actor: SignedIn,
  { name, role, scopes, expiresInDays }: RequestOf<typeof api.createApiToken>,
) {
  // Locked, so that neither a change of the account nor another token is made meanwhile.
  const owner = await lockUser(actor.id, manager);
  if (owner?.status !== 'active') throw new AppError('not_signed_in');
  if (!rolesUpTo(owner.role).includes(role))
    throw new AppError('invalid', { fields: { role: 'A token can’t have a role above your own' } });
  const others = await findLiveTokens(actor.id, manager);
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
    id,
    userId: actor.id,
    name,
    role,
    scopes,
    tokenHash: sha256(secret),
    expiresAt: expiresInDays === null ? null : () => `now() + make_interval(days => ${expiresInDays})`,
  });
  const token = await manager.findOneByOrFail(ApiTokenEntity, { id });
  const detail = `${name}: ${scopes.join(', ')}`;
  await recordAudit(manager, { actor, action: 'api_token_created', detail });
  return { token, secret };
}

/** @throws AppError not_found when it is revoked already, or is somebody else's */
export async function revokeToken(manager: EntityManager, actor: SignedIn, id: string): Promise<void> {
  const token = (await findLiveTokens(actor.id, manager)).find((live) => live.id === id);
  if (!token) throw new AppError('not_found', { message: 'This token has already been revoked.' });
  await manager.delete(ApiTokenEntity, { id });
  await recordAudit(manager, { actor, action: 'api_token_revoked', detail: token.name });
}
