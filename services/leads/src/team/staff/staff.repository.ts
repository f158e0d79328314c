import { type StaffMember, toRole } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import * as sql from './staff.sql';

/** Colleagues, from the view that auth publishes. */
@Injectable()
export class StaffRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Everybody who can sign in, by name. */
  async findActive(
    manager: EntityManager = this.database.manager,
  ): Promise<(StaffMember & { email: string })[]> {
    const rows: sql.StaffRow[] = await manager.query(sql.findActiveStaff);
    return rows.map((row) => ({ ...row, role: toRole(row.role) }));
  }

  /** What everybody is called now, by id, also those who have left. */
  async findNames(manager: EntityManager = this.database.manager): Promise<Map<string, string>> {
    const rows: sql.StaffNameRow[] = await manager.query(sql.findStaffNames);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Somebody who can sign in; undefined for who can't, or is not there. */
  async findOneActive(manager: EntityManager, id: string): Promise<sql.StaffRow | undefined> {
    const [row]: sql.StaffRow[] = await manager.query(sql.findActiveMember, [id]);
    return row;
  }
}
