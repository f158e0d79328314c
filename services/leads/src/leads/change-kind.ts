import type {
  AuditAction,
  Contact,
  CorrectedValues,
  LeadStatus,
  NextStep,
  Owner,
  SpamVerdict,
  UndoableKind,
} from '@golghar/contracts';
import type { EntityManager } from 'typeorm';
import type { LeadColumns, LeadEntity } from './lead.entity';
import type { Act } from './lead-activity.entity';

export type Forecast = Pick<LeadEntity, 'value' | 'expectedMonth' | 'outcomeReason'>;

/** What each kind of change is about; null for what is there or is not. */
export type Values = {
  status: LeadStatus;
  tags: string[];
  owner: Owner | null;
  nextStep: NextStep | null;
  prospects: Partial<Forecast>;
  correction: CorrectedValues;
  answerNeeded: 'yes' | 'no';
  note: null;
  contact: Pick<Contact, 'outcome' | 'channel'> | null;
  reply: null;
  deletion: null;
  restoration: null;
  /** Null where somebody says so. */
  spam: SpamVerdict | null;
  notSpam: null;
};

export type Change<Value> = { before: Value; after: Value };

/** A change as it is made: of the lead as it was before. */
export type Made<Value> = Change<Value> & { id: string; lead: LeadEntity; columns?: LeadColumns | undefined };

/** What a change may set off within its transaction. */
export type Aftermath = Act & { manager: EntityManager };

export type Kind<Value> = {
  action: AuditAction;
  /** What the audit log says was undone; nothing that an erasure would have to find there. */
  noun: string;
  /** What happens to a lead's columns, if anything does. */
  plan: (
    lead: LeadEntity,
    wanted: Value,
    actor: Owner | null,
  ) => (Change<Value> & { columns?: LeadColumns }) | undefined;
  /** What it did, for its Undo. */
  words: (change: Change<Value>) => string;
  /** More for the audit log. */
  detail?: (change: Change<Value>) => string;
  /** Its own entry in the timeline; what is no entry and has none of its own has no place there. */
  isEntry?: true;
  isSearched?: true;
  follow?: (aftermath: Aftermath, made: readonly Made<Value>[]) => Promise<unknown>;
  /** The kind that undoes it, unless it is the same: of those about a lead's being there, which the audit log lists one by one. */
  inverse?: UndoableKind;
  /** Undoes it as well, of what has an entry. */
  remove?: (manager: EntityManager, entryId: string) => Promise<unknown>;
  /** For how long it can be undone, where that is less than a day. */
  undoSeconds?: number;
};
