import { type AnswerOf, type AuditAction, type api, type RequestOf, roleLabels } from '@golghar/contracts';
import { AppError, isUniqueViolation, recordAudit, type SignedIn } from '@golghar/platform';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { AccountLinks } from './account-links/account-links';
import { DeliveryEntity } from './account-links/delivery.entity';
import { endAccess, lockUser } from './accounts';
import { UserEntity } from './user.entity';

type User = AnswerOf<typeof api.updateUser>['user'];

/** A user with the state of the e-mail that carries the link. */
type Listed = UserEntity & { mail: DeliveryEntity | null };

const toUser = ({ passwordHash, status, link, mail, ...user }: Listed): User => ({
  ...user,
  status: status === 'active' && passwordHash === null ? 'invited' : status,
  link: link && mail && { purpose: link.purpose, expiresAt: link.expiresAt, mail: mail.state },
});

/** Users as admins see them, by name; only one if its id is given. */
async function findListed(manager: EntityManager, id?: string): Promise<User[]> {
  const users = await manager
    .createQueryBuilder(UserEntity, 'u')
    .leftJoinAndMapOne('u.mail', DeliveryEntity, 'mail', `mail.subject_id = CAST(u.link ->> 'id' AS uuid)`)
    .where(id === undefined ? {} : { id })
    .orderBy('lower(u.name)')
    .addOrderBy('u.id')
    .getMany();
  return (users as Listed[]).map(toUser);
}

async function recordChange(manager: EntityManager, actor: SignedIn, before: User, subject: User) {
  const record = (action: AuditAction, detail?: string) =>
    recordAudit(manager, { actor, action, subject, detail });
  if (before.name !== subject.name) await record('user_renamed', `${before.name} → ${subject.name}`);
  if (before.role !== subject.role)
    await record('role_changed', `${roleLabels[before.role]} → ${roleLabels[subject.role]}`);
  if (before.status !== subject.status)
    await record(subject.status === 'disabled' ? 'user_disabled' : 'user_enabled');
}

const canSignIn = { status: 'active', passwordHash: Not(IsNull()) } as const;

/**
 * The admins who can sign in, locked in the same order until the transaction ends, so that two admins who remove each other
 * at the same moment run one after the other: the second finds only one left.
 */
const lockActiveAdmins = (manager: EntityManager): Promise<UserEntity[]> =>
  manager.find(UserEntity, {
    where: { role: 'admin', ...canSignIn },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });

/** @throws AppError not_found */
async function findOne(manager: EntityManager, id: string): Promise<User> {
  const [user] = await findListed(manager, id);
  if (!user) throw new AppError('not_found');
  return user;
}

/** @throws AppError not_found */
async function lockOne(manager: EntityManager, id: string): Promise<UserEntity> {
  const user = await lockUser(id, manager);
  if (!user) throw new AppError('not_found');
  return user;
}

// What admins do with users. Each change is part of a transaction.

export const list = async (manager: EntityManager) => ({ users: await findListed(manager) });

type Invitation = RequestOf<typeof api.inviteUser>;

/** @throws AppError conflict, for the field email, when somebody has that address already */
export async function invite(
  manager: EntityManager,
  admin: SignedIn,
  invitation: Invitation,
  links: AccountLinks,
) {
  const userId = uuid();
  await manager.insert(UserEntity, { ...invitation, id: userId }).catch((error: unknown) => {
    if (!isUniqueViolation(error, 'app_user_email')) throw error;
    const message = 'Somebody with this address is already a user';
    throw new AppError('conflict', { message, fields: { email: message } });
  });
  const link = await links.make(manager, { userId, madeBy: admin, purpose: 'invitation' });
  const user = await findOne(manager, userId);
  const detail = roleLabels[user.role];
  await recordAudit(manager, { actor: admin, action: 'user_invited', subject: user, detail });
  return { user, link };
}

/**
 * Changes a name, a role or a status; each takes effect at the next request to any service. A disabled user is signed out and
 * loses all links and API tokens; leads hands their leads to whoever takes them over.
 * @throws AppError last_admin when nobody would be left to manage users; not_found
 */
export async function update(
  manager: EntityManager,
  admin: SignedIn,
  id: string,
  { takeoverBy, ...change }: RequestOf<typeof api.updateUser>,
) {
  const { role, status } = change;
  if ((role !== undefined && role !== 'admin') || status === 'disabled') {
    const [only, ...others] = await lockActiveAdmins(manager);
    if (only?.id === id && others.length === 0) throw new AppError('last_admin');
  }
  const before = await findOne(manager, id);
  const canOwnLeads = { id: takeoverBy ?? '', ...canSignIn };
  if (takeoverBy === id || (takeoverBy && !(await manager.existsBy(UserEntity, canOwnLeads))))
    throw new AppError('invalid', {
      fields: { takeoverBy: 'This colleague can’t sign in, so nobody would work the leads' },
    });
  // The last admin's choice counts.
  const { id: actorId, name: actorName } = admin;
  const said = takeoverBy === undefined ? undefined : { id: uuid(), takenBy: takeoverBy, actorId, actorName };
  const takeover = status === 'active' ? null : said;
  await manager.update(UserEntity, { id }, { ...change, takeover });
  if (status === 'disabled') await endAccess(id, manager);
  const user = await findOne(manager, id);
  await recordChange(manager, admin, before, user);
  return { user };
}

/**
 * Makes a link to choose a password: another invitation for somebody who never chose one, otherwise a reset.
 * @throws AppError conflict for a disabled account; not_found
 */
export async function makeLink(manager: EntityManager, admin: SignedIn, id: string, links: AccountLinks) {
  const user = await lockOne(manager, id);
  if (user.status !== 'active')
    throw new AppError('conflict', { message: 'This account is disabled. Enable it first.' });
  const purpose = user.passwordHash === null ? 'invitation' : 'reset';
  await recordAudit(manager, { actor: admin, action: 'user_link_made', subject: user });
  return { link: await links.make(manager, { userId: id, madeBy: admin, purpose }) };
}

/**
 * Deletes somebody who never signed in; anybody else is disabled instead, because leads name their authors.
 * @throws AppError conflict for somebody who has signed in; not_found
 */
export async function withdraw(manager: EntityManager, admin: SignedIn, id: string): Promise<void> {
  const user = await lockOne(manager, id);
  if (user.passwordHash !== null || user.lastSignInAt !== null)
    throw new AppError('conflict', {
      message: 'The invitation has already been accepted. You can disable the account instead.',
    });
  await recordAudit(manager, { actor: admin, action: 'user_withdrawn', subject: user });
  await manager.delete(UserEntity, { id });
}
