import {
  type AuditAction,
  type Contact,
  type CorrectedValues,
  contactWords,
  correctableFields,
  correctionText,
  dayOf,
  emptyAsNull,
  type LeadStatus,
  leadFields,
  type NextStep,
  type OwnChangeKind,
  type Owner,
  type SpamVerdict,
  statusLabels,
  unreachableMessage,
} from '@golghar/contracts';
import { AppError } from '@golghar/platform';
import type { EntityManager } from 'typeorm';
import type { LeadActivityEntity, RecordedKind } from './activity/lead-activity.entity';
import { ContactEntity, NoteEntity } from './entries/entry.entity';
import { keepFirstContact, resetFirstContact, withdrawFirstContact } from './first-contact.sql';
import type { ContactData, LeadColumns, LockedLead, Prospects } from './lead.repository';
import type { Ownership } from './ownership/ownership';
import type { PersonLinker } from './people-links/person-linker';

/** What each kind of change is about; null for what is there or is not. */
export type Values = {
  status: LeadStatus;
  tags: string[];
  owner: Owner | null;
  nextStep: NextStep | null;
  prospects: Partial<Prospects>;
  correction: CorrectedValues;
  answerNeeded: 'yes' | 'no';
  note: null;
  contact: Pick<Contact, 'outcome' | 'channel'> | null;
  deletion: null;
  restoration: null;
  /** Null where somebody says so. */
  spam: SpamVerdict | null;
  notSpam: null;
};

type Change<Value> = { before: Value; after: Value };

/** A change as it is made: of the lead as it was before. */
export type Made<Value> = Change<Value> & { id: string; lead: LockedLead; columns?: LeadColumns | undefined };

/** What a change may set off within its transaction. */
export type Aftermath = {
  manager: EntityManager;
  actor: Owner | null;
  groupId: string | null;
  isUndo: boolean;
  ownership: Ownership;
  linker: PersonLinker;
};

type Kind<Value> = {
  action: AuditAction;
  /** Of a change of many leads, too, the audit log lists each lead. */
  isListedInGroup?: true;
  /** What the audit log says was undone; nothing that an erasure would have to find there. */
  noun: string;
  /** What happens to a lead's columns, if anything does: what is the same already changes nothing. */
  plan: (
    lead: LockedLead,
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
  follow?: (aftermath: Aftermath, made: readonly Made<Value>[]) => Promise<void>;
  /** The kind that undoes it; a note or a contact is removed instead. */
  inverse?: OwnChangeKind;
  remove?: (manager: EntityManager, entryId: string) => Promise<void>;
};

const now = () => 'now()';
const set = (columns: LeadColumns): LeadColumns => ({ ...columns, updatedAt: now });
const shown = { deletedAt: null, deletedById: null, deletedByName: null, quarantinedAt: null } as const;
const hidden = (by: Owner | null): LeadColumns => ({
  deletedAt: now,
  deletedById: by?.id ?? null,
  deletedByName: by?.name ?? null,
});
const being = { before: null, after: null };
const idsOf = (made: readonly { lead: LockedLead }[]) => made.map(({ lead }) => lead.id);
const arrow = (before: string, after: string) => `${before} → ${after}`;
const statuses = ({ before, after }: Change<LeadStatus>) => arrow(statusLabels[before], statusLabels[after]);
const owners = ({ before, after }: Change<Owner | null>) =>
  arrow(before?.name ?? 'Nobody', after?.name ?? 'Nobody');
const prospectNames = { value: 'value', expectedMonth: 'expected month', outcomeReason: 'reason' } as const;
const prospectsOf = ({ after }: Change<Partial<Prospects>>) =>
  (Object.keys(after) as (keyof Prospects)[]).map((name) => prospectNames[name]);
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Every kind of change that staff make: how it is made and undone, and how it is worded. */
export const changeKinds: { [Name in OwnChangeKind]: Kind<Values[Name]> } = {
  status: {
    action: 'status_changed',
    noun: 'status',
    plan: (lead, status) =>
      status === lead.status ? undefined : { before: lead.status, after: status, columns: set({ status }) },
    words: (change) => `Status: ${statuses(change)}`,
    detail: statuses,
    isEntry: true,
    inverse: 'status',
    follow: async ({ manager }, made) => {
      const closed = made.filter(({ after }) => after === 'delivered');
      const reopened = made.filter(({ before }) => before === 'delivered');
      if (closed.length > 0) await manager.query(keepFirstContact, [idsOf(closed)]);
      if (reopened.length > 0) await manager.query(withdrawFirstContact, [idsOf(reopened)]);
    },
  },
  tags: {
    action: 'tags_changed',
    noun: 'tags',
    plan: (lead, tags) =>
      JSON.stringify(tags) === JSON.stringify(lead.tags)
        ? undefined
        : { before: lead.tags, after: tags, columns: set({ tags }) },
    words: ({ after }) => `Tags: ${after.join(', ') || 'none'}`,
    isSearched: true,
    inverse: 'tags',
  },
  owner: {
    action: 'owner_changed',
    noun: 'owner',
    plan: (lead, to) =>
      to?.id === lead.owner?.id
        ? undefined
        : {
            before: lead.owner,
            after: to,
            columns: set({ ownerId: to?.id ?? null, ownerNameThen: to?.name ?? null }),
          },
    words: (change) => `Owner: ${owners(change)}`,
    detail: owners,
    isEntry: true,
    inverse: 'owner',
    // Whoever gets a lead back knows it.
    follow: async ({ manager, actor, groupId, isUndo, ownership }, made) => {
      const [first] = made;
      if (first?.after && first.after.id !== actor?.id && !isUndo)
        await ownership.tell(manager, {
          to: first.after,
          by: actor,
          leads: made.map(({ lead }) => lead),
          handoverId: groupId ?? first.id,
        });
    },
  },
  nextStep: {
    action: 'next_step_changed',
    noun: 'next step',
    plan: ({ nextStep }, step) => {
      const at = step && new Date(step.at);
      if (at?.toISOString() === nextStep?.at && step?.text === nextStep?.text) return undefined;
      const after = at && step ? { at: at.toISOString(), text: step.text } : null;
      return {
        before: nextStep,
        after,
        columns: set({ nextStepAt: at, nextStepText: step?.text ?? null }),
      };
    },
    words: ({ after }) => `Next step: ${after ? `${after.text}, ${dayOf(new Date(after.at))}` : 'none'}`,
    detail: ({ after }) => (after ? `for ${dayOf(new Date(after.at))}` : 'none'),
    inverse: 'nextStep',
  },
  prospects: {
    action: 'prospects_changed',
    noun: 'what is expected',
    plan: ({ prospects }, { value, expectedMonth, outcomeReason }) => {
      const reason = outcomeReason || null;
      const after: Partial<Prospects> = {
        ...(value !== undefined && value !== prospects.value && { value }),
        ...(expectedMonth !== undefined && expectedMonth !== prospects.expectedMonth && { expectedMonth }),
        ...(outcomeReason !== undefined && reason !== prospects.outcomeReason && { outcomeReason: reason }),
      };
      const names = Object.keys(after) as (keyof Prospects)[];
      const before = Object.fromEntries(names.map((name) => [name, prospects[name]]));
      return names.length === 0 ? undefined : { before, after, columns: set(after) };
    },
    words: (change) => prospectsOf(change).map(capital).join(', '),
    detail: (change) => prospectsOf(change).join(', '),
    inverse: 'prospects',
  },
  correction: {
    action: 'contact_data_corrected',
    noun: 'contact data',
    plan: ({ contactData }, values) => {
      const given = emptyAsNull(values);
      const fields = correctableFields.filter(
        (field) => given[field] !== undefined && given[field] !== contactData[field],
      );
      if (fields.length === 0) return undefined;
      const pick = (from: CorrectedValues): Partial<ContactData> =>
        Object.fromEntries(fields.map((field) => [field, from[field]]));
      const [before, after] = [pick(contactData), pick(given)];
      const { phone, email } = { ...contactData, ...after };
      const taken = fields.find((field) => after[field] === '');
      if (taken && !phone && !email)
        throw new AppError('invalid', { fields: { [taken]: unreachableMessage } });
      return { before, after, columns: set(after) };
    },
    words: correctionText,
    detail: ({ after }) =>
      correctableFields
        .filter((field) => after[field] !== undefined)
        .map((field) => leadFields[field].label)
        .join(', '),
    isEntry: true,
    isSearched: true,
    inverse: 'correction',
    follow: async ({ manager, actor, linker }, made) => {
      if (actor)
        for (const { lead } of made)
          await linker.relink(manager, { id: lead.id, before: lead.contactData }, actor);
    },
  },
  // Ends the promise without an answer, or takes that back; one that was kept stays so.
  answerNeeded: {
    action: 'answer_waived',
    noun: 'whether an answer is needed',
    plan: ({ promise: { dueAt, waivedDueAt, contactedAt } }, after) => {
      const isNeeded = after === 'yes';
      const at = isNeeded ? waivedDueAt : contactedAt ? null : dueAt;
      if (!at) return undefined;
      const columns = isNeeded ? { dueAt: at, waivedDueAt: null } : { dueAt: null, waivedDueAt: at };
      return { before: isNeeded ? 'no' : 'yes', after, columns: set(columns) };
    },
    words: ({ after }) => (after === 'yes' ? 'An answer is needed' : 'No answer needed'),
    detail: ({ after }) => after,
    inverse: 'answerNeeded',
  },
  note: {
    action: 'note_added',
    noun: 'note',
    plan: () => being,
    words: () => 'Note',
    isSearched: true,
    remove: async (manager, id) => {
      await manager.delete(NoteEntity, { id });
    },
  },
  contact: {
    action: 'contact_logged',
    noun: 'contact',
    plan: (_, after) => ({ before: null, after, columns: set({}) }),
    words: () => 'Contact',
    detail: ({ after }) => (after ? contactWords(after) : ''),
    isSearched: true,
    follow: async ({ manager, isUndo }, made) => {
      if (!isUndo) await manager.query(keepFirstContact, [idsOf(made)]);
    },
    // The one before or after it is the first one then, or there was none.
    remove: async (manager, id) => {
      const { leadId, createdAt } = await manager.findOneByOrFail(ContactEntity, { id });
      await manager.delete(ContactEntity, { id });
      await manager.query(resetFirstContact, [leadId, createdAt]);
    },
  },
  deletion: {
    action: 'lead_deleted',
    isListedInGroup: true,
    noun: 'deletion',
    plan: (_lead, _wanted, actor) => ({ ...being, columns: hidden(actor) }),
    words: () => 'Deleted',
    inverse: 'restoration',
  },
  restoration: {
    action: 'lead_restored',
    isListedInGroup: true,
    noun: 'restoration',
    plan: () => ({ ...being, columns: shown }),
    words: () => 'Restored',
    inverse: 'deletion',
  },
  spam: {
    action: 'lead_marked_spam',
    noun: 'spam',
    plan: (_lead, spam, actor) => ({
      ...being,
      columns: { ...hidden(actor), quarantinedAt: now, ...(spam && { spam }) },
    }),
    words: () => 'Set aside as spam',
    inverse: 'notSpam',
  },
  notSpam: {
    action: 'lead_marked_not_spam',
    noun: 'no spam',
    plan: () => ({ ...being, columns: shown }),
    words: () => 'Brought back: no spam',
    inverse: 'spam',
  },
};

/** What the audit log calls what else happens; null where it lists nothing, or an import as a whole. */
export const recordedActions: Record<RecordedKind | 'owner', AuditAction | null> = {
  received: null,
  imported: null,
  entered: 'lead_entered',
  // Nobody was found whom a rule could give it to.
  owner: null,
  reply: 'reply_sent',
  alertLink: 'alert_link_used',
  alertResent: 'alert_resent',
  erased: 'lead_erased',
  // Listed as what happened to people.
  merge: null,
  split: null,
};

export const changeKindNames = Object.keys(changeKinds) as OwnChangeKind[];

export const isChangeKind = (kind: string): kind is OwnChangeKind => Object.hasOwn(changeKinds, kind);

type Worded = Pick<LeadActivityEntity, 'kind' | 'before' | 'after' | 'text' | 'undoes'>;

/** What an activity did, for its Undo. */
export const wordsOf = <Name extends OwnChangeKind>(
  kind: Name,
  change: Pick<Worded, 'before' | 'after'>,
): string => changeKinds[kind].words(change as Change<Values[Name]>);

/** What the audit log says of an activity, beside its action. */
export function detailOf({ kind, undoes, text, ...change }: Worded): string | null {
  if (!isChangeKind(kind)) return text;
  if (undoes) return changeKinds[kind].noun;
  const { detail } = changeKinds[kind] as Kind<unknown>;
  return detail?.(change) ?? null;
}
