import type { AuditAction, Owner, Person, UndoableKind } from '@golghar/contracts';
import type { Actor } from '@golghar/platform';
import { Column, Entity, type EntityManager, Index, PrimaryColumn } from 'typeorm';
import { v7 as uuid } from 'uuid';

/** Activities that change nothing that could be undone. */
export type RecordedKind =
  | 'received'
  | 'imported'
  | 'entered'
  | 'alertLink'
  | 'alertResent'
  | Person['changes'][number]['kind']
  | 'erased';

export type ActivityKind = UndoableKind | RecordedKind;

/**
 * What happened to a lead: one row per lead and change. The service may only add rows and read them. When a lead is erased, a
 * trigger of the database's owner clears the texts of its rows; that something happened, when and by whom remains.
 */
@Entity('lead_activity')
@Index('lead_activity_of_lead', ['leadId', 'id'])
@Index('lead_activity_of_group', ['groupId', 'id'], { where: 'group_id IS NOT NULL' })
@Index('lead_activity_listed', ['id'], { where: 'action IS NOT NULL' })
@Index('lead_activity_of_actor', ['actorId', 'id'], { where: 'action IS NOT NULL' })
@Index('lead_activity_of_action', ['action', 'id'], { where: 'action IS NOT NULL' })
@Index('lead_activity_of_actor_and_action', ['actorId', 'action', 'id'], { where: 'action IS NOT NULL' })
@Index('lead_activity_erased', ['at'], { where: 'erased_at IS NOT NULL' })
@Index('lead_activity_won', ['at', 'leadId'], {
  where: `kind = 'status' AND after = '"delivered"' AND undoes IS NULL`,
})
// These are on expressions, which a decorator can't express: the migrations make them.
@Index('lead_activity_from_person', { synchronize: false })
@Index('lead_activity_to_person', { synchronize: false })
export class LeadActivityEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** No foreign key: an activity remains when its lead is erased. */
  @Column('uuid', { name: 'lead_id' })
  leadId!: string;

  @Column('text')
  reference!: string;

  @Column('text')
  kind!: ActivityKind;

  /** Its action in the audit log; null if that does not list it by itself. */
  @Column('text', { nullable: true })
  action!: AuditAction | null;

  @Column('jsonb', { nullable: true })
  before!: object | string | null;

  @Column('jsonb', { nullable: true })
  after!: object | string | null;

  @Column('text', { nullable: true })
  text!: string | null;

  /** The note, contact or answer that it is about. */
  @Column('uuid', { name: 'entry_id', nullable: true })
  entryId!: string | null;

  @Column('uuid', { name: 'actor_id', nullable: true })
  actorId!: string | null;

  @Column('text', { name: 'actor_name', nullable: true })
  actorName!: string | null;

  /** The name of the personal API token they used. */
  @Column('text', { name: 'api_token', nullable: true })
  apiToken!: string | null;

  /** Postgres' own time: the service has no right to write it. */
  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()', insert: false })
  at!: Date;

  /** What was done to many leads together, including its Undo. */
  @Column('uuid', { name: 'group_id', nullable: true })
  groupId!: string | null;

  @Column('uuid', { nullable: true })
  undoes!: string | null;

  @Column({ type: 'timestamptz', name: 'erased_at', precision: 3, nullable: true, insert: false })
  erasedAt!: Date | null;
}

/** Who does something, and its context. */
export type Act = {
  actor: (Owner & Pick<Partial<Actor>, 'apiToken'>) | null;
  text?: string | null | undefined;
  /** The note, contact or answer that it is about. */
  entryId?: string | undefined;
  /** Of a change of many leads. */
  groupId?: string | undefined;
  /** For each lead the activity that is undone. */
  undoes?: ReadonlyMap<string, string> | undefined;
  /** For leads that have not arrived, which are not in the stored counts yet. */
  isUncounted?: boolean;
};

type Happened = { id: string; reference: string; activityId?: string } & Partial<
  Pick<LeadActivityEntity, 'before' | 'after'>
>;

/**
 * The audit log's action for activities that change no lead; of others it lists only an import, and changes of people, as a
 * whole.
 */
const recordedActions: { [Kind in ActivityKind]?: AuditAction } = {
  entered: 'lead_entered',
  alertLink: 'alert_link_used',
  alertResent: 'alert_resent',
  erased: 'lead_erased',
};

/** Records what one act did to leads; for an owner without an actor or owner, that a rule found nobody. */
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
