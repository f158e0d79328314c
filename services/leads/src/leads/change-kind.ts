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

/** The values of each kind of change; null for a flag that is set or not. */
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
  /** Null if a person decided it. */
  spam: SpamVerdict | null;
  notSpam: null;
};

export type Change<Value> = { before: Value; after: Value };

/** A change being made: the lead is as it was before. */
export type Made<Value> = Change<Value> & { id: string; lead: LeadEntity; columns?: LeadColumns | undefined };

/** What a change may need for its consequences, within its transaction. */
export type ChangeContext = Act & { manager: EntityManager };

export type Kind<Value> = {
  action: AuditAction;
  /** What the audit log says was undone; nothing that an erasure would have to find there. */
  noun: string;
  /** The new values of the lead's columns, if any. */
  plan: (
    lead: LeadEntity,
    wanted: Value,
    actor: Owner | null,
  ) => (Change<Value> & { columns?: LeadColumns }) | undefined;
  /** What it did, for its Undo. */
  words: (change: Change<Value>) => string;
  detail?: (change: Change<Value>) => string;
  /** Its own entry in the timeline; a kind without one does not appear there. */
  isEntry?: true;
  isSearched?: true;
  follow?: (context: ChangeContext, made: readonly Made<Value>[]) => Promise<unknown>;
  /** The kind that undoes it, if different: for those about whether a lead exists, which the audit log lists one by one. */
  inverse?: UndoableKind;
  /** Also removes the entry, for kinds that have one. */
  remove?: (manager: EntityManager, entryId: string) => Promise<unknown>;
  /** For how long it can be undone, if less than a day. */
  undoSeconds?: number;
};
