import { openStatusList } from '../leads/lead-conditions';
import type { NewLead } from './choose-owners';

export type NewLeadRow = NewLead;

/** $1: ids. New leads that nobody has; held, in one order, so that two changes never wait for each other. */
export const lockNewLeads = `
  SELECT id, service, city FROM lead WHERE id = ANY($1::uuid[]) AND owner_id IS NULL AND deleted_at IS NULL
  ORDER BY id FOR UPDATE`;

export type InTurnRow = { id: string; name: string };

/**
 * $1: who takes part; without any all sales executives do, and a role that nobody knows is one. Those who are at work,
 * which is who has a live session: it ends half an hour after its last use. Whose turn is longest ago comes first.
 */
export const findInTurn = `
  SELECT staff.id, staff.name FROM auth.staff AS staff LEFT JOIN assignment_turn ON owner_id = staff.id
  WHERE staff.is_active
    AND CASE WHEN cardinality($1::uuid[]) > 0 THEN staff.id = ANY($1) ELSE staff.role NOT IN ('admin', 'manager') END
    AND EXISTS (SELECT FROM auth.live_sessions WHERE user_id = staff.id)
  ORDER BY assignment_turn.turn NULLS FIRST, lower(staff.name), staff.id`;

/** $1: who got a lead, in this order. */
export const saveTurns = `
  INSERT INTO assignment_turn (owner_id, turn)
  SELECT given.owner_id, (SELECT coalesce(max(turn), 0) FROM assignment_turn) + max(given.place)
  FROM unnest($1::uuid[]) WITH ORDINALITY AS given (owner_id, place) GROUP BY given.owner_id
  ON CONFLICT (owner_id) DO UPDATE SET turn = excluded.turn`;

export type TakeoverRow = {
  id: string;
  userId: string;
  userName: string;
  takenBy: string | null;
  actorId: string;
  actorName: string;
};

/** What admins said when they disabled a colleague; auth publishes it. */
export const findTakeovers = `
  SELECT id, user_id AS "userId", user_name AS "userName", taken_by AS "takenBy", actor_id AS "actorId",
    actor_name AS "actorName"
  FROM auth.takeovers ORDER BY id`;

export type TakenRow = { id: string; ownerId: string; ownerName: string };

/** $1: whose, $2: how many. Open leads, but for those that somebody is just changing: the next round has them. */
export const lockOpenLeads = `
  SELECT id, owner_id AS "ownerId", owner_name AS "ownerName" FROM lead
  WHERE owner_id = $1 AND deleted_at IS NULL AND status IN (${openStatusList})
  ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`;
