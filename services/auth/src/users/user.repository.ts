import type { Invitation, UserUpdate } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, Repository } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { type Takeover, UserEntity } from './user.entity';

/** Somebody who needs no link to sign in. */
export type UserWithPassword = Invitation & { passwordHash: string };

@Injectable()
export class UserRepository {
  constructor(@InjectRepository(UserEntity) private readonly users: Repository<UserEntity>) {}

  findByEmail(email: string, manager: EntityManager = this.users.manager): Promise<UserEntity | null> {
    return manager
      .createQueryBuilder(UserEntity, 'u')
      .where('lower(u.email) = lower(:email)', { email })
      .getOne();
  }

  findById(id: string): Promise<UserEntity | null> {
    return this.users.findOneBy({ id });
  }

  /** Reads a user whom nobody else changes until the transaction ends. */
  lock(id: string, manager: EntityManager): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Ids of the admins who can sign in. They stay locked until the transaction ends, in one order, so that two
   * admins who remove each other at the same moment go one after the other: the second finds only one left.
   */
  async lockActiveAdmins(manager: EntityManager): Promise<string[]> {
    const admins = await manager.find(UserEntity, {
      where: { role: 'admin', status: 'active', passwordHash: Not(IsNull()) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    return admins.map(({ id }) => id);
  }

  /** Adds somebody without a password and returns the id. */
  async add({ name, email, role }: Invitation, manager: EntityManager): Promise<string> {
    const id = uuid();
    await manager.insert(UserEntity, { id, name, email, role });
    return id;
  }

  async change(id: string, { name, role, status }: UserUpdate, manager: EntityManager): Promise<void> {
    await manager.update(
      UserEntity,
      { id },
      { ...(name && { name }), ...(role && { role }), ...(status && { status }), updatedAt: () => 'now()' },
    );
  }

  /** Says who takes over the leads of somebody; the last one who said so counts, and null takes it back. */
  async setTakeover(
    id: string,
    takeover: Omit<Takeover, 'id'> | null,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(UserEntity, { id }, { takeover: takeover && { ...takeover, id: uuid() } });
  }

  /** Whether somebody can sign in, and so own leads. */
  isActive(id: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(UserEntity, { id, status: 'active', passwordHash: Not(IsNull()) });
  }

  /** Sets a password that its owner chose. */
  async setPassword(id: string, passwordHash: string, manager: EntityManager): Promise<void> {
    await manager.update(
      UserEntity,
      { id },
      { passwordHash, mustChangePassword: false, updatedAt: () => 'now()' },
    );
  }

  /** Adds an active user with a password, or makes one of whoever has the e-mail address; returns the id. */
  async set({ email, ...user }: UserWithPassword, manager: EntityManager): Promise<string> {
    const found = await this.findByEmail(email, manager);
    if (!found) {
      const id = uuid();
      await manager.insert(UserEntity, { id, email, ...user });
      return id;
    }
    await manager.update(
      UserEntity,
      { id: found.id },
      { ...user, status: 'active', mustChangePassword: false, updatedAt: () => 'now()' },
    );
    return found.id;
  }

  async markSignedIn(id: string, manager: EntityManager): Promise<void> {
    await manager.update(UserEntity, { id }, { lastSignInAt: () => 'now()' });
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(UserEntity, { id });
  }
}
