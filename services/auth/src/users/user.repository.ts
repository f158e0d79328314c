import { recordAudit } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

/** What a sign-in has to know of a user. */
export type StoredUser = {
  id: string;
  name: string;
  email: string;
  role: string;
  isActive: boolean;
  passwordHash: string | null;
  mustChangePassword: boolean;
};

const columns = `id, name, email, role, status = 'active' AS "isActive", password_hash AS "passwordHash",
  must_change_password AS "mustChangePassword"`;

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

  async recordSignIn(user: StoredUser): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.query('UPDATE app_user SET last_sign_in_at = now() WHERE id = $1', [user.id]);
      await recordAudit(manager, { actor: user, action: 'signed_in' });
    });
  }
}
