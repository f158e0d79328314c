import { toRole, type User } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { selectUsers, type UserRow } from './user-list.sql';

const toUser = ({ purpose, expiresAt, mail, ...row }: UserRow): User => ({
  ...row,
  role: toRole(row.role),
  lastSignInAt: row.lastSignInAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  link: purpose && expiresAt && mail && { purpose, expiresAt: expiresAt.toISOString(), mail },
});

/** Users as admins see them. */
@Injectable()
export class UserListRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Everyone, by name. */
  async findAll(): Promise<User[]> {
    return (await selectUsers(this.database.manager)).map(toUser);
  }

  async findOne(id: string, manager: EntityManager): Promise<User | undefined> {
    const [row] = await selectUsers(manager, id);
    return row && toUser(row);
  }
}
