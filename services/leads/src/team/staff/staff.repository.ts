import { toRole } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';

/** The role is as it is stored; `toRole` of the contracts reads it. */
export type StaffRow = { id: string; name: string; email: string; role: string };

/** Colleagues, from the view that auth publishes. */
@Injectable()
export class StaffRepository {
  constructor(private readonly database: DataSource) {}

  /** Everybody who can sign in, by name. */
  async findActive(manager = this.database.manager) {
    const rows = await active(manager).orderBy('lower(name)').addOrderBy('id').getRawMany<StaffRow>();
    return rows.map((row) => ({ ...row, role: toRole(row.role) }));
  }

  /** What everybody is called now, by id, also those who have left. */
  async findNames(manager = this.database.manager): Promise<Map<string, string>> {
    const rows = await staff(manager).select(['id', 'name']).getRawMany<Pick<StaffRow, 'id' | 'name'>>();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Somebody who can sign in; undefined for who can't, or is not there. */
  findOneActive(manager: EntityManager, id: string): Promise<StaffRow | undefined> {
    return active(manager).andWhere('id = :id', { id }).getRawOne<StaffRow>();
  }
}

const staff = (manager: EntityManager): SelectQueryBuilder<StaffRow> =>
  manager.createQueryBuilder().from('auth.staff', 'staff');

const active = (manager: EntityManager): SelectQueryBuilder<StaffRow> =>
  staff(manager).select(['id', 'name', 'email', 'role']).where('is_active');
