import {
  type Deletion,
  deletedKeptDays,
  FormSignals,
  type Language,
  type LeadHistory,
  type LeadStatus,
  leadStatuses,
  type NextStep,
  type Owner,
  type Quarantine,
  type SelectedOffer,
  type ServiceKey,
  type Source,
  type SpamVerdict,
} from '@golghar/contracts';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, VirtualColumn } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { currentName } from '../team/staff';
import { historyOf } from './lead-columns';
import { openStatusList, statusList } from './lead-conditions';
import { PersonEntity } from './people-links/person.entity';

const time = { type: 'timestamptz', precision: 3 } as const;

const dayMs = 24 * 60 * 60 * 1000;

const openCondition = `status IN (${openStatusList})`;

/** An enquiry with what staff made of it, for changes; `readLeads` reads it as the API returns it. */
@Entity('lead')
@Check('lead_status_check', `status IN (${statusList(leadStatuses)})`)
@Index('lead_newest_by_status', ['status', 'submittedAt', 'id'], { where: 'deleted_at IS NULL' })
@Index('lead_due', ['dueAt', 'id'], {
  where: `deleted_at IS NULL AND contacted_at IS NULL AND due_at IS NOT NULL AND ${openCondition}`,
})
@Index('lead_next_step', ['nextStepAt', 'id'], {
  where: `deleted_at IS NULL AND next_step_at IS NOT NULL AND ${openCondition}`,
})
@Index('lead_phone_number', ['phoneNumber'], { where: 'phone_number IS NOT NULL AND deleted_at IS NULL' })
@Index('lead_tags', ['tags'], { where: `tags <> '{}' AND deleted_at IS NULL` })
@Index('lead_of_import', ['importId', 'submittedAt', 'id'], {
  where: 'import_id IS NOT NULL AND deleted_at IS NULL',
})
@Index('lead_deleted', ['deletedAt', 'id'], { where: 'deleted_at IS NOT NULL' })
@Index('lead_quarantined', ['deletedAt', 'id'], { where: 'quarantined_at IS NOT NULL' })
@Index('lead_of_person', ['personId', 'submittedAt', 'id'], { where: 'person_id IS NOT NULL' })
@Index('lead_without_person', ['id'], { where: 'person_id IS NULL' })
@Index('lead_search_unread', ['submittedAt'], { where: 'search_words IS NULL' })
// These include columns or are on expressions, which a decorator can't express: the migrations make them.
@Index('lead_newest', { synchronize: false })
@Index('lead_email', { synchronize: false })
@Index('lead_open', { synchronize: false })
@Index('lead_of_owner', { synchronize: false })
@Index('lead_of_source', { synchronize: false })
@Index('lead_without_source', { synchronize: false })
@Index('lead_of_choice', { synchronize: false })
@Index('lead_answered_new', { synchronize: false })
@Index('lead_search_all', { synchronize: false })
export class LeadEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** A code to say on the phone. */
  @Column('text')
  reference!: string;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text')
  phone!: string;

  @Column('text', { nullable: true })
  city!: string | null;

  @Column('text')
  service!: ServiceKey;

  @Column('text')
  message!: string;

  @Column('text', { default: 'new' })
  status!: LeadStatus;

  @Column('text', { array: true, default: '{}' })
  tags!: string[];

  @Column('int', { default: 1 })
  version!: number;

  @Column({ ...time, name: 'submitted_at' })
  submittedAt!: Date;

  @Column({ ...time, name: 'updated_at' })
  updatedAt!: Date;

  @Column({ ...time, name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;

  @Column('uuid', { name: 'deleted_by_id', nullable: true })
  deletedById!: string | null;

  @Column('text', { name: 'deleted_by_name', nullable: true })
  deletedByName!: string | null;

  @Column({ ...time, name: 'due_at', nullable: true })
  dueAt!: Date | null;

  /** By when it was promised, before staff said that nobody needs it. */
  @Column({ ...time, name: 'waived_due_at', nullable: true })
  waivedDueAt!: Date | null;

  @Column({ ...time, name: 'contacted_at', nullable: true })
  contactedAt!: Date | null;

  @Column('uuid', { name: 'owner_id', nullable: true })
  ownerId!: string | null;

  /** As it was when the lead was given to them. */
  @Column('text', { name: 'owner_name', nullable: true, select: false })
  ownerNameThen!: string | null;

  @VirtualColumn('text', { query: (lead) => currentName(`${lead}.owner_id`, `${lead}.owner_name`) })
  ownerName!: string | null;

  @Column({ ...time, name: 'next_step_at', nullable: true })
  nextStepAt!: Date | null;

  @Column('text', { name: 'next_step_text', nullable: true })
  nextStepText!: string | null;

  @Column('int', { nullable: true })
  value!: number | null;

  /** `2027-01` */
  @Column('text', { name: 'expected_month', nullable: true })
  expectedMonth!: string | null;

  @Column('text', { name: 'outcome_reason', nullable: true })
  outcomeReason!: string | null;

  /** Who sent it; null until the worker has linked it. */
  @ForeignKey(() => PersonEntity, { name: 'lead_person_id_fkey', onDelete: 'SET NULL' })
  @Column('uuid', { name: 'person_id', nullable: true, select: false })
  personId!: string | null;

  @Column('jsonb', { nullable: true })
  source!: Source | null;

  /** The single name of the source, for filters. */
  @Column('text', { name: 'source_name', nullable: true, select: false })
  sourceName!: string | null;

  /** The file it was imported from; null for all others. */
  @Column('uuid', { name: 'import_id', nullable: true, select: false })
  importId!: string | null;

  @Column('jsonb', { nullable: true })
  choice!: SelectedOffer | null;

  /** The single name of the choice, for filters. */
  @Column('text', { name: 'choice_name', nullable: true, select: false })
  choiceName!: string | null;

  /** Set aside as spam, which also deletes it. */
  @Column({ ...time, name: 'quarantined_at', nullable: true })
  quarantinedAt!: Date | null;

  @Column('jsonb', { nullable: true })
  spam!: SpamVerdict | null;

  @Column('jsonb', { nullable: true, select: false })
  form!: FormSignals | null;

  @Column('text', { nullable: true, select: false })
  consent!: string | null;

  @Column('text', { nullable: true, select: false })
  language!: Language | null;

  @VirtualColumn('json', { query: historyOf, select: false })
  history!: LeadHistory | null;

  /** The gateway's id of the request that brought it: the same in its log, in ours and in the alert. */
  @Column('text', { name: 'request_id', nullable: true, select: false })
  requestId!: string | null;

  @Column('int', { name: 'first_response_minutes', nullable: true })
  firstResponseMinutes!: number | null;

  /** The text that a search scans, in lower case; a trigger or the search index fills it in. */
  @Column('text', { name: 'search_text', nullable: true, select: false })
  searchText!: string | null;

  @Column('text', { name: 'search_words', array: true, nullable: true, select: false })
  searchWords!: string[] | null;

  /** As libphonenumber writes it. */
  @Column('text', { name: 'phone_number', nullable: true, select: false })
  phoneNumber!: string | null;

  get owner(): Owner | null {
    return this.ownerId && this.ownerName ? { id: this.ownerId, name: this.ownerName } : null;
  }

  /** Who deleted it, and until when it can be restored; null if not deleted. */
  get deletion(): Deletion | null {
    return (
      this.deletedAt && {
        by:
          this.deletedById && this.deletedByName ? { id: this.deletedById, name: this.deletedByName } : null,
        at: this.deletedAt.toISOString(),
        erasedAt: new Date(this.deletedAt.getTime() + deletedKeptDays * dayMs).toISOString(),
      }
    );
  }

  /** Why it was set aside as spam; null if it was not. */
  get quarantine(): Quarantine | null {
    const { deletion, spam } = this;
    if (!this.quarantinedAt || !deletion) return null;
    return { ...deletion, points: spam?.points ?? 0, reasons: spam?.reasons ?? [] };
  }

  get nextStep(): NextStep | null {
    return this.nextStepAt && this.nextStepText
      ? { at: this.nextStepAt.toISOString(), text: this.nextStepText }
      : null;
  }
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

export type LeadColumns = QueryDeepPartialEntity<LeadEntity>;

/** How many leads have a status, updated with every change of one. Those that have not arrived are not counted yet. */
@Entity('lead_count')
export class LeadCountEntity {
  @PrimaryColumn('text')
  status!: LeadStatus;

  /** Postgres' bigint, which the driver returns as text. */
  @Column('bigint', { default: 0 })
  count!: string;
}
