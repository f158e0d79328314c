import type { AuditAction, Owner } from '@golghar/contracts';
import type { Actor } from '@golghar/platform';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { type ActivityKind, LeadActivityEntity, type RecordedKind } from './lead-activity.entity';

/** Who does something, why and with what else. */
export type Act = {
  /** Null where a rule does it. */
  actor: (Owner & Pick<Partial<Actor>, 'apiToken'>) | null;
  text?: string | null | undefined;
  /** The note, contact or answer that it is about. */
  entryId?: string | undefined;
  /** Of what is done to many leads together. */
  groupId?: string | undefined;
  /** Of each lead the activity that is undone. */
  undoes?: ReadonlyMap<string, string> | undefined;
  /** Of leads that are still in the outbox, which the kept counts don't have yet. */
  isUncounted?: boolean;
};

type Lead = { id: string; reference: string };

/** What happened to a lead. */
type Happened = Pick<LeadActivityEntity, 'kind'> &
  Partial<Pick<LeadActivityEntity, 'id' | 'before' | 'after' | 'action'>> & { lead: Lead };

/** What the audit log calls what changes no lead; it lists nothing else, or an import and what happened to people as a whole. */
const recordedActions: { [Kind in ActivityKind]?: AuditAction } = {
  entered: 'lead_entered',
  reply: 'reply_sent',
  alertLink: 'alert_link_used',
  alertResent: 'alert_resent',
  erased: 'lead_erased',
};

/** Writes down what one act did to leads. */
export async function recordActivities(
  manager: EntityManager,
  happened: readonly Happened[],
  { actor, text, entryId, groupId, undoes }: Act,
): Promise<void> {
  await manager.insert(
    LeadActivityEntity,
    happened.map(({ id = uuid(), lead, kind, before = null, after = null, action = null }) => ({
      id,
      leadId: lead.id,
      reference: lead.reference,
      kind,
      before,
      after,
      action: actor && action,
      text: text ?? null,
      entryId: entryId ?? null,
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? null,
      apiToken: actor?.apiToken?.name ?? null,
      groupId: groupId ?? null,
      undoes: undoes?.get(lead.id) ?? null,
    })),
  );
}

/** Writes down what happens to leads without changing them; of an owner, that a rule found nobody. */
export async function record(
  manager: EntityManager,
  kind: RecordedKind | 'owner',
  leads: readonly Lead[],
  act: Act,
): Promise<void> {
  const action = recordedActions[kind] ?? null;
  await recordActivities(
    manager,
    leads.map((lead) => ({ lead, kind, action })),
    act,
  );
}
