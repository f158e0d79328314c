export type TurnRow = { id: string; name: string };

/**
 * $1: who takes turns; if empty, all sales executives do, including unknown roles. Only those at work, who have a live session:
 * it ends half an hour after its last use. The longest ago comes first.
 */
export const findByTurn = `
  SELECT staff.id, staff.name FROM auth.staff AS staff, lead_settings
  WHERE staff.is_active
    AND CASE WHEN cardinality($1::uuid[]) > 0 THEN staff.id = ANY($1) ELSE staff.role NOT IN ('admin', 'manager') END
    AND EXISTS (SELECT FROM auth.live_sessions WHERE user_id = staff.id)
  ORDER BY array_position(turns, staff.id) NULLS FIRST, lower(staff.name), staff.id`;

export const saveTurnOrder = `
  UPDATE lead_settings SET turns = ARRAY(
    SELECT id FROM unnest(turns || $1::uuid[]) WITH ORDINALITY AS turn (id, place) GROUP BY id ORDER BY max(place))`;
