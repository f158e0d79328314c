import type { User } from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
import { DeliveryEntity } from '../account-links/delivery.entity';
import { UserEntity } from '../users/user.entity';

/** A user with the e-mail that carries the link. */
type Listed = UserEntity & { mail: DeliveryEntity | null };

const toUser = ({ id, name, email, role, status, link, mail, ...user }: Listed): User => ({
  ...{ id, name, email, role },
  status: status === 'active' && user.passwordHash === null ? 'invited' : status,
  lastSignInAt: user.lastSignInAt?.toISOString() ?? null,
  createdAt: user.createdAt.toISOString(),
  link: link && mail && { purpose: link.purpose, expiresAt: link.expiresAt, mail: mail.state },
});

/** Users as admins see them, by name; one alone when its id is given. */
export async function findListed(manager: EntityManager, id?: string): Promise<User[]> {
  const users = await manager
    .createQueryBuilder(UserEntity, 'u')
    .leftJoinAndMapOne('u.mail', DeliveryEntity, 'mail', `mail.subject_id = CAST(u.link ->> 'id' AS uuid)`)
    .where(id === undefined ? {} : { id })
    .orderBy('lower(u.name)')
    .addOrderBy('u.id')
    .getMany();
  return (users as Listed[]).map(toUser);
}
