import { toRole, type User, type UserStatus } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

type Link = NonNullable<User['link']>;

type Row = Pick<User, 'id' | 'name' | 'email'> & {
  role: string;
  status: UserStatus;
  lastSignInAt: Date | null;
  createdAt: Date;
  purpose: Link['purpose'] | null;
  expiresAt: Date;
  mail: Link['mail'];
};

const query = `
  SELECT u.id, u.name, u.email, u.role, u.last_sign_in_at AS "lastSignInAt", u.created_at AS "createdAt",
    CASE WHEN u.status = 'disabled' THEN 'disabled' WHEN u.password_hash IS NULL THEN 'invited'
      ELSE 'active' END AS status,
    link.purpose, link.expires_at AS "expiresAt", link.mail
  FROM app_user u LEFT JOIN LATERAL (
    SELECT purpose, expires_at, outgoing_email.state AS mail
    FROM account_link JOIN outgoing_email ON outgoing_email.subject_id = account_link.id
    WHERE user_id = u.id AND used_at IS NULL AND revoked_at IS NULL ORDER BY created_at DESC LIMIT 1
  ) link ON true`;

const toUser = ({ purpose, expiresAt, mail, ...row }: Row): User => ({
  ...row,
  role: toRole(row.role),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  link: purpose && { purpose, expiresAt: expiresAt.toISOString(), mail },
});

/** Users as admins see them. */
@Injectable()
export class UserListRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Everyone, by name. */
  async all(): Promise<User[]> {
    const rows: Row[] = await this.database.query(`${query} ORDER BY lower(u.name), u.id`);
    return rows.map(toUser);
  }

  async one(id: string, manager: EntityManager): Promise<User | undefined> {
    const [row]: Row[] = await manager.query(`${query} WHERE u.id = $1`, [id]);
    return row && toUser(row);
  }
}
