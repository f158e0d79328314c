export type InTurnRow = { id: string; name: string };

/**
 * $1: who takes turns; if empty, all sales executives do, including unknown roles. Only those at work, who have a live session:
 * it ends half an hour after its last use. The longest ago comes first.
 */
export const findInTurn = `
  SELECT staff.id, staff.name FROM auth.staff AS staff LEFT JOIN assignment_turn ON owner_id = staff.id
  WHERE staff.is_active
    AND CASE WHEN cardinality($1::uuid[]) > 0 THEN staff.id = ANY($1) ELSE staff.role NOT IN ('admin', 'manager') END
    AND EXISTS (SELECT FROM auth.live_sessions WHERE user_id = staff.id)
  ORDER BY assignment_turn.turn NULLS FIRST, lower(staff.name), staff.id`;

export const saveTurns = `
  INSERT INTO assignment_turn (owner_id, turn)
  SELECT given.owner_id, (SELECT coalesce(max(turn), 0) FROM assignment_turn) + max(given.place)
  FROM unnest($1::uuid[]) WITH ORDINALITY AS given (owner_id, place) GROUP BY given.owner_id
  ON CONFLICT (owner_id) DO UPDATE SET turn = excluded.turn`;
