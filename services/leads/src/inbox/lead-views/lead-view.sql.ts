import { openStatusList } from '../../leads/lead-conditions';

export type OwnerCountRow = { id: string; name: string; count: number };

/** $1: how far to count, $2: whom alone, or null for all. Colleagues with open leads, by name; from the index alone. */
export const countOpenByOwner = `
  SELECT staff.id, staff.name, counted.count FROM auth.staff AS staff CROSS JOIN LATERAL (
    SELECT count(*)::int AS count FROM (
      SELECT FROM lead WHERE owner_id = staff.id AND deleted_at IS NULL AND status IN (${openStatusList}) LIMIT $1::int + 1
    ) AS open_lead
  ) AS counted
  WHERE counted.count > 0 AND ($2::uuid IS NULL OR staff.id = $2)
  ORDER BY lower(staff.name), staff.id`;
