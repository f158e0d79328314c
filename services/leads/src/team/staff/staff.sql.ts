/** The role is as it is stored; `toRole` of the contracts reads it. */
export type StaffRow = { id: string; name: string; email: string; role: string };

const active = 'SELECT id, name, email, role FROM auth.staff WHERE is_active';

export const findActiveStaff = `${active} ORDER BY lower(name), id`;

export type StaffNameRow = { id: string; name: string };

/** Also of those who can't sign in any more. */
export const findStaffNames = 'SELECT id, name FROM auth.staff';

/** $1: id. */
export const findActiveMember = `${active} AND id = $1`;
