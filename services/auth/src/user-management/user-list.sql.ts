import type { LinkPurpose, User, UserStatus } from '@golghar/contracts';
import type { EntityManager } from 'typeorm';

type Link = NonNullable<User['link']>;

export type UserRow = {
  id: string;
  name: string;
  email: string;
  role: string;
  status: UserStatus;
  lastSignInAt: Date | null;
  createdAt: Date;
  /** Of the newest link that is neither used nor revoked; all three are null where there is none. */
  purpose: LinkPurpose | null;
  expiresAt: Date | null;
  mail: Link['mail'] | null;
};

/**
 * Users with the newest open link of each and what became of its e-mail, by name; one alone when its id is given.
 * Raw, because the query builder has no LATERAL.
 */
export const selectUsers = (manager: EntityManager, id?: string): Promise<UserRow[]> =>
  manager.query(
    `SELECT u.id, u.name, u.email, u.role, u.last_sign_in_at AS "lastSignInAt", u.created_at AS "createdAt",
       CASE WHEN u.status = 'disabled' THEN 'disabled' WHEN u.password_hash IS NULL THEN 'invited'
         ELSE 'active' END AS status,
       link.purpose, link.expires_at AS "expiresAt", link.mail
     FROM app_user u LEFT JOIN LATERAL (
       SELECT purpose, expires_at, delivery.state AS mail
       FROM account_link JOIN delivery ON delivery.subject_id = account_link.id
       WHERE user_id = u.id AND used_at IS NULL AND revoked_at IS NULL ORDER BY created_at DESC LIMIT 1
     ) link ON true
     WHERE $1::uuid IS NULL OR u.id = $1
     ORDER BY lower(u.name), u.id`,
    [id],
  );
