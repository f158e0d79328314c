import { type Invitation, type SessionUser, toRole, type UserUpdate } from '@golghar/contracts';
import { recordAudit } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';

/** What a sign-in has to know of a user. */
export type StoredUser = {
  id: string;
  name: string;
  email: string;
  role: string;
  isActive: boolean;
  passwordHash: string | null;
  mustChangePassword: boolean;
  lastSignInAt: Date | null;
};

/** The part of a user that a session shows. */
export const toSessionUser = ({ id, name, email, role, mustChangePassword }: StoredUser): SessionUser => ({
  id,
  name,
  email,
  role: toRole(role),
  mustChangePassword,
});

const columns = `id, name, email, role, status = 'active' AS "isActive", password_hash AS "passwordHash",
  must_change_password AS "mustChangePassword", last_sign_in_at AS "lastSignInAt"`;

@Injectable()
export class UserRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async findByEmail(email: string): Promise<StoredUser | undefined> {
    const rows: StoredUser[] = await this.database.query(
      `SELECT ${columns} FROM app_user WHERE lower(email) = lower($1)`,
      [email],
    );
    return rows[0];
  }

  async findById(id: string): Promise<StoredUser | undefined> {
    const rows: StoredUser[] = await this.database.query(`SELECT ${columns} FROM app_user WHERE id = $1`, [
      id,
    ]);
    return rows[0];
  }

  /** Reads a user whom nobody else changes until the transaction ends. */
  async lock(id: string, manager: EntityManager): Promise<StoredUser | undefined> {
    const rows: StoredUser[] = await manager.query(
      `SELECT ${columns} FROM app_user WHERE id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0];
  }

  /** Adds somebody without a password and returns the id. */
  async add({ name, email, role }: Invitation, manager: EntityManager): Promise<string> {
    const id = uuid();
    await manager.query('INSERT INTO app_user (id, name, email, role) VALUES ($1, $2, $3, $4)', [
      id,
      name,
      email,
      role,
    ]);
    return id;
  }

  async change(id: string, { role, status }: UserUpdate, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE app_user SET role = coalesce($2, role), status = coalesce($3, status), updated_at = now()
       WHERE id = $1`,
      [id, role, status],
    );
  }

  /** Sets a password that its owner chose. */
  async setPassword(id: string, hash: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE app_user SET password_hash = $2, must_change_password = false, updated_at = now() WHERE id = $1`,
      [id, hash],
    );
  }

  async recordSignIn(user: StoredUser, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE app_user SET last_sign_in_at = now() WHERE id = $1', [user.id]);
    await recordAudit(manager, { actor: user, action: 'signed_in' });
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM app_user WHERE id = $1', [id]);
  }
}
