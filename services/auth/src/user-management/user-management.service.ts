import {
  type AccountLink,
  type Invitation,
  roleLabels,
  type User,
  type UserUpdate,
} from '@golghar/contracts';
import { AppError, isUniqueViolation, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountLinkRepository } from '../account-links/account-link.repository';
import { AccountLinkMaker } from '../account-links/account-link-maker';
import { ApiTokenRepository } from '../api-tokens/api-token.repository';
import { SessionService } from '../sessions/session.service';
import { UserRepository } from '../users/user.repository';
import { UserListRepository } from './user-list.repository';

/** Writes down what a change of a user has changed. */
async function recordChange(
  manager: EntityManager,
  actor: SignedIn,
  before: User,
  subject: User,
): Promise<void> {
  if (before.name !== subject.name) {
    const detail = `${before.name} → ${subject.name}`;
    await recordAudit(manager, { actor, action: 'user_renamed', subject, detail });
  }
  if (before.role !== subject.role) {
    const detail = `${roleLabels[before.role]} → ${roleLabels[subject.role]}`;
    await recordAudit(manager, { actor, action: 'role_changed', subject, detail });
  }
  if (before.status === subject.status) return;
  const action = subject.status === 'disabled' ? 'user_disabled' : 'user_enabled';
  await recordAudit(manager, { actor, action, subject });
}

/** What admins do with users; each change is one method and one transaction. */
@Injectable()
export class UserManagementService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly list: UserListRepository,
    private readonly users: UserRepository,
    private readonly links: AccountLinkRepository,
    private readonly apiTokens: ApiTokenRepository,
    private readonly linkMaker: AccountLinkMaker,
    private readonly sessions: SessionService,
  ) {}

  all(): Promise<User[]> {
    return this.list.findAll();
  }

  /** @throws AppError conflict, about the field email, when somebody has that address already */
  async invite(invitation: Invitation, admin: SignedIn): Promise<{ user: User; link: AccountLink }> {
    try {
      return await this.database.transaction(async (manager) => {
        const userId = await this.users.add(invitation, manager);
        const link = await this.linkMaker.make({ userId, madeBy: admin.id, purpose: 'invitation' }, manager);
        const user = await this.list.findOne(userId, manager);
        if (!user) throw new AppError('not_found');
        await recordAudit(manager, {
          actor: admin,
          action: 'user_invited',
          subject: user,
          detail: roleLabels[user.role],
        });
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
  async update(id: string, { name, role, status, takeoverBy }: UserUpdate, admin: SignedIn): Promise<User> {
    return this.database.transaction(async (manager) => {
      if ((role !== undefined && role !== 'admin') || status === 'disabled') {
        const admins = await this.users.lockActiveAdmins(manager);
        if (admins.length === 1 && admins[0] === id) throw new AppError('last_admin');
      }
      const before = await this.list.findOne(id, manager);
      if (!before) throw new AppError('not_found');
      if (takeoverBy === id || (takeoverBy && !(await this.users.isActive(takeoverBy, manager))))
        throw new AppError('invalid', {
          fields: { takeoverBy: 'This colleague can’t sign in, so nobody would work the leads' },
        });
      await this.users.change(id, { name, role, status }, manager);
      if (status === 'disabled') {
        await this.sessions.endAll(id, manager);
        await this.links.revokeAll(id, manager);
        await this.apiTokens.removeAll(id, manager);
        if (takeoverBy !== undefined)
          await this.users.setTakeover(
            id,
            { takenBy: takeoverBy, actorId: admin.id, actorName: admin.name },
            manager,
          );
      } else if (status === 'active') await this.users.setTakeover(id, null, manager);
      const user = await this.list.findOne(id, manager);
      if (!user) throw new AppError('not_found');
      await recordChange(manager, admin, before, user);
      return user;
    });
  }

  /**
   * Makes a link to choose a password: another invitation for who never chose one, otherwise a reset.
   * @throws AppError conflict for a disabled account, not_found
   */
  async makeLink(id: string, admin: SignedIn): Promise<AccountLink> {
    return this.database.transaction(async (manager) => {
      const user = await this.users.lock(id, manager);
      if (!user) throw new AppError('not_found');
      if (user.status !== 'active')
        throw new AppError('conflict', { message: 'This account is disabled. Enable it first.' });
      const purpose = user.passwordHash === null ? 'invitation' : 'reset';
      await recordAudit(manager, { actor: admin, action: 'user_link_made', subject: user });
      return this.linkMaker.make({ userId: id, madeBy: admin.id, purpose }, manager);
    });
  }

  /**
   * Deletes somebody who never got in; who did is disabled instead, because leads name their authors.
   * @throws AppError conflict for who has an account, not_found
   */
  async withdraw(id: string, admin: SignedIn): Promise<void> {
    return this.database.transaction(async (manager) => {
      const user = await this.users.lock(id, manager);
      if (!user) throw new AppError('not_found');
      if (user.passwordHash !== null || user.lastSignInAt !== null)
        throw new AppError('conflict', {
          message: 'The invitation has already been accepted. You can disable the account instead.',
        });
      await recordAudit(manager, { actor: admin, action: 'user_withdrawn', subject: user });
      await this.users.remove(id, manager);
    });
  }
}
