/** The role is as it is stored; `toRole` of the contracts reads it. */
export type StaffRow = { id: string; name: string; email: string; role: string };

const active = 'SELECT id, name, email, role FROM auth.staff WHERE is_active';

export const findActiveStaff = `${active} ORDER BY lower(name), id`;

/** $1: id. */
export const findActiveMember = `${active} AND id = $1`;
