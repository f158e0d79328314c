import { toRole } from '@golghar/contracts';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';

/** A colleague, from the view that auth publishes. The role is as stored; `toRole` of the contracts reads it. */
type StaffRow = { id: string; name: string; email: string; role: string };

const staff = (manager: EntityManager): SelectQueryBuilder<StaffRow> =>
  manager.createQueryBuilder().from('auth.staff', 'staff');

const active = (manager: EntityManager): SelectQueryBuilder<StaffRow> =>
  staff(manager).select(['id', 'name', 'email', 'role']).where('is_active');

export async function findActiveStaff(manager: EntityManager) {
  const rows = await active(manager).orderBy('lower(name)').addOrderBy('id').getRawMany<StaffRow>();
  return rows.map((row) => ({ ...row, role: toRole(row.role) }));
}

/** Somebody who can sign in; undefined for anybody else. */
export const findColleague = (manager: EntityManager, id: string): Promise<StaffRow | undefined> =>
  active(manager).andWhere('id = :id', { id }).getRawOne<StaffRow>();

/** Everybody's current name by id, including those who have left. */
export async function findStaffNames(manager: EntityManager): Promise<Map<string, string>> {
  const rows = await staff(manager).select(['id', 'name']).getRawMany<Pick<StaffRow, 'id' | 'name'>>();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type Named = { id: string; name: string };

const isNamed = (part: object): part is Named => 'id' in part && 'name' in part;

/**
 * Replaces the names of colleagues in a response by their current ones.
 * @param names by ids; somebody who is not among them keeps the stored name
 */
export function withCurrentNames<Part>(part: Part, names: ReadonlyMap<string, string>): Part {
  if (typeof part !== 'object' || part === null || part instanceof Date) return part;
  if (Array.isArray(part)) return part.map((item) => withCurrentNames(item, names)) as Part;
  const own = isNamed(part) ? names.get(part.id) : undefined;
  const entries = Object.entries(part).map(([key, value]) => [key, withCurrentNames(value, names)]);
  return { ...Object.fromEntries(entries), ...(own !== undefined && { name: own }) };
}

/**
 * SQL: the current name of a colleague.
 * @param id the column with their id
 * @param kept the column with their name when this was written, if they no longer exist
 */
export const currentName = (id: string, kept: string): string =>
  `coalesce((SELECT name FROM auth.staff WHERE id = ${id}), ${kept})`;
