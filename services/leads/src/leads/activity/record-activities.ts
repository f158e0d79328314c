import type { AuditAction, Owner } from '@golghar/contracts';
import type { Actor } from '@golghar/platform';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { type ActivityKind, LeadActivityEntity } from './lead-activity.entity';

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

/** What happened to a lead. */
type Happened = { id: string; reference: string; activityId?: string } & Partial<
  Pick<LeadActivityEntity, 'before' | 'after'>
>;

/** What the audit log calls what changes no lead; it lists nothing else, or an import and what happened to people as a whole. */
const recordedActions: { [Kind in ActivityKind]?: AuditAction } = {
  entered: 'lead_entered',
  reply: 'reply_sent',
  alertLink: 'alert_link_used',
  alertResent: 'alert_resent',
  erased: 'lead_erased',
};

/** Writes down what one act did to leads: a change, or what changes none; of an owner without one, that a rule found nobody. */
export async function record(
  manager: EntityManager,
  kind: ActivityKind,
  leads: readonly Happened[],
  { actor, text, entryId, groupId, undoes }: Act,
  action: AuditAction | null = recordedActions[kind] ?? null,
): Promise<void> {
  await manager.insert(
    LeadActivityEntity,
    leads.map(({ id: leadId, reference, activityId = uuid(), before = null, after = null }) => ({
      id: activityId,
      leadId,
      reference,
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
      undoes: undoes?.get(leadId) ?? null,
    })),
  );
}
