import { type AnswerOf, type AuditAction, type api, type RequestOf, roleLabels } from '@golghar/contracts';
import { AppError, isUniqueViolation, recordAudit, SETTINGS, type SignedIn } from '@golghar/platform';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { makeLink } from './account-links/account-links';
import { DeliveryEntity } from './account-links/delivery.entity';
import { endAccess, lockUser } from './accounts';
import type { AuthSettings } from './settings';
import { UserEntity } from './user.entity';

type User = AnswerOf<typeof api.updateUser>['user'];

/** A user with the e-mail that carries the link. */
type Listed = UserEntity & { mail: DeliveryEntity | null };

const toUser = ({ passwordHash, status, link, mail, ...user }: Listed): User => ({
  ...user,
  status: status === 'active' && passwordHash === null ? 'invited' : status,
  link: link && mail && { purpose: link.purpose, expiresAt: link.expiresAt, mail: mail.state },
});

/** Users as admins see them, by name; one alone when its id is given. */
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

/** Writes down what a change of a user has changed. */
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
 * The admins who can sign in. They stay locked until the transaction ends, in one order, so that two admins who remove
 * each other at the same moment go one after the other: the second finds only one left.
 */
const lockActiveAdmins = (manager: EntityManager): Promise<UserEntity[]> =>
  manager.find(UserEntity, {
    where: { role: 'admin', ...canSignIn },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });

/** @throws AppError not_found */
async function findOne(id: string, manager: EntityManager): Promise<User> {
  const [user] = await findListed(manager, id);
  if (!user) throw new AppError('not_found');
  return user;
}

/** @throws AppError not_found */
async function lockOne(id: string, manager: EntityManager): Promise<UserEntity> {
  const user = await lockUser(id, manager);
  if (!user) throw new AppError('not_found');
  return user;
}

/** What admins do with users; each change is one method and one transaction. */
@Injectable()
export class UserManagementService {
  constructor(
    private readonly database: DataSource,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async list() {
    return { users: await findListed(this.database.manager) };
  }

  /** @throws AppError conflict, about the field email, when somebody has that address already */
  async invite(admin: SignedIn, invitation: RequestOf<typeof api.inviteUser>) {
    try {
      return await this.database.transaction(async (manager) => {
        const userId = uuid();
        await manager.insert(UserEntity, { ...invitation, id: userId });
        const link = await makeLink({ userId, madeBy: admin, purpose: 'invitation' }, this.settings, manager);
        const user = await findOne(userId, manager);
        const detail = roleLabels[user.role];
        await recordAudit(manager, { actor: admin, action: 'user_invited', subject: user, detail });
        return { user, link };
      });
    } catch (error) {
      if (!isUniqueViolation(error, 'app_user_email')) throw error;
      const message = 'Somebody with this address is already a user';
      throw new AppError('conflict', { message, fields: { email: message } });
    }
  }

  /**
   * Changes a name, a role or a status; all count at the next request of every service. Who is disabled is signed out,
   * and no link or API token of theirs works any more; the service of the leads gives theirs to whoever takes them over.
   * @throws AppError last_admin when nobody could manage users after it, not_found
   */
  update(admin: SignedIn, id: string, { takeoverBy, ...change }: RequestOf<typeof api.updateUser>) {
    return this.database.transaction(async (manager) => {
      const { role, status } = change;
      if ((role !== undefined && role !== 'admin') || status === 'disabled') {
        const [only, ...others] = await lockActiveAdmins(manager);
        if (only?.id === id && others.length === 0) throw new AppError('last_admin');
      }
      const before = await findOne(id, manager);
      const canOwnLeads = { id: takeoverBy ?? '', ...canSignIn };
      if (takeoverBy === id || (takeoverBy && !(await manager.existsBy(UserEntity, canOwnLeads))))
        throw new AppError('invalid', {
          fields: { takeoverBy: 'This colleague can’t sign in, so nobody would work the leads' },
        });
      // The last one who said so counts.
      const { id: actorId, name: actorName } = admin;
      const said =
        takeoverBy === undefined ? undefined : { id: uuid(), takenBy: takeoverBy, actorId, actorName };
      const takeover = status === 'active' ? null : said;
      await manager.update(UserEntity, { id }, { ...change, takeover });
      if (status === 'disabled') await endAccess(id, manager);
      const user = await findOne(id, manager);
      await recordChange(manager, admin, before, user);
      return { user };
    });
  }

  /**
   * Makes a link to choose a password: another invitation for who never chose one, otherwise a reset.
   * @throws AppError conflict for a disabled account, not_found
   */
  makeLink(admin: SignedIn, id: string) {
    return this.database.transaction(async (manager) => {
      const user = await lockOne(id, manager);
      if (user.status !== 'active')
        throw new AppError('conflict', { message: 'This account is disabled. Enable it first.' });
      const purpose = user.passwordHash === null ? 'invitation' : 'reset';
      await recordAudit(manager, { actor: admin, action: 'user_link_made', subject: user });
      return { link: await makeLink({ userId: id, madeBy: admin, purpose }, this.settings, manager) };
    });
  }

  /**
   * Deletes somebody who never got in; who did is disabled instead, because leads name their authors.
   * @throws AppError conflict for who has an account, not_found
   */
  withdraw(admin: SignedIn, id: string): Promise<void> {
    return this.database.transaction(async (manager) => {
      const user = await lockOne(id, manager);
      if (user.passwordHash !== null || user.lastSignInAt !== null)
        throw new AppError('conflict', {
          message: 'The invitation has already been accepted. You can disable the account instead.',
        });
      await recordAudit(manager, { actor: admin, action: 'user_withdrawn', subject: user });
      await manager.delete(UserEntity, { id });
    });
  }
}
