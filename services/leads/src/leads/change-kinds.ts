import {
  contactWords,
  correctableFields,
  correctionText,
  dayOf,
  emptyAsNull,
  type LeadStatus,
  leadFields,
  type Owner,
  type SpamVerdict,
  statusLabels,
  type UndoableKind,
  unreachableMessage,
} from '@golghar/contracts';
import { AppError } from '@golghar/platform';
import type { EntityManager } from 'typeorm';
import type { Change, ChangeContext, Forecast, Kind, Values } from './change-kind';
import { DeliveryEntity } from './delivery.entity';
import { ContactEntity, NoteEntity, ReplyEntity } from './entry.entity';
import { keepFirstContact, resetFirstContact } from './first-contact.sql';
import { notifyOwner } from './handover-email';
import type { LeadColumns, LeadEntity } from './lead.entity';
import type { LeadActivityEntity } from './lead-activity.entity';
import { relink } from './people-links/person-links';

const now = () => 'now()';
const set = (columns: LeadColumns): LeadColumns => ({ ...columns, updatedAt: now });
const shown = { deletedAt: null, deletedById: null, deletedByName: null, quarantinedAt: null } as const;
const hidden = (by: Owner | null): LeadColumns => ({
  deletedAt: now,
  deletedById: by?.id ?? null,
  deletedByName: by?.name ?? null,
});
const being = { before: null, after: null };

/** A kind about whether a lead exists. */
const ofBeing = <Value extends SpamVerdict | null>(
  { words, ...kind }: Pick<Kind<Value>, 'action' | 'noun' | 'inverse'> & { words: string },
  columnsOf: (by: Owner | null, wanted: Value) => LeadColumns,
) => ({
  ...kind,
  words: () => words,
  plan: (_lead: LeadEntity, wanted: Value, by: Owner | null) => ({
    ...being,
    columns: columnsOf(by, wanted),
  }),
});

/** The fields that change, with their new values. */
function changeOf<Name extends keyof LeadEntity>(
  lead: Pick<LeadEntity, Name>,
  wanted: { [Field in Name]?: LeadEntity[Field] | undefined },
  names: readonly Name[],
) {
  const fields = names.filter((name) => wanted[name] !== undefined && wanted[name] !== lead[name]);
  const pick = (from: typeof wanted) =>
    Object.fromEntries(fields.map((field) => [field, from[field]])) as typeof wanted;
  const after = pick(wanted);
  return { before: pick(lead), after, columns: set(after as LeadColumns) };
}

const idsOf = (made: readonly { lead: LeadEntity }[]) => made.map(({ lead }) => lead.id);
const statuses = ({ before, after }: Change<LeadStatus>) =>
  `${statusLabels[before]} → ${statusLabels[after]}`;
const owners = ({ before, after }: Change<Owner | null>) =>
  `${before?.name ?? 'Nobody'} → ${after?.name ?? 'Nobody'}`;
const forecastNames = { value: 'value', expectedMonth: 'expected month', outcomeReason: 'reason' } as const;
const namesOf = <Fields extends object>(fields: Fields) => Object.keys(fields) as (keyof Fields)[];
const forecastOf = ({ after }: Change<Partial<Forecast>>) =>
  namesOf(after).map((name) => forecastNames[name]);
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);

const keepContact = async ({ manager, undoes }: ChangeContext, made: readonly { lead: LeadEntity }[]) =>
  undoes ?? manager.query(keepFirstContact, [made.map(({ lead }) => lead.id)]);

/** Another contact before or after it is then the first one, or there is none. */
async function removeContact(
  manager: EntityManager,
  entity: typeof ContactEntity | typeof ReplyEntity,
  id: string,
) {
  const { leadId, createdAt } = await manager.findOneByOrFail<ContactEntity | ReplyEntity>(entity, { id });
  await manager.delete(entity, { id });
  await manager.query(resetFirstContact, [[leadId], createdAt]);
}

/** An answer waits this long before it is sent: for ten seconds the screen offers to take it back. */
export const replyDelaySeconds = 15;

/** Every kind of change that staff make: how it is made, undone and worded. */
export const changeKinds: { [Name in UndoableKind]: Kind<Values[Name]> } = {
  status: {
    action: 'status_changed',
    noun: 'status',
    plan: (lead, status) => ({ before: lead.status, after: status, columns: set({ status }) }),
    words: (change) => `Status: ${statuses(change)}`,
    detail: statuses,
    isEntry: true,
    follow: async ({ manager }, made) => {
      const closed = made.filter(({ after }) => after === 'delivered');
      const reopened = made.filter(({ before }) => before === 'delivered');
      if (closed.length > 0) await manager.query(keepFirstContact, [idsOf(closed)]);
      if (reopened.length > 0) await manager.query(resetFirstContact, [idsOf(reopened), null]);
    },
  },
  tags: {
    action: 'tags_changed',
    noun: 'tags',
    plan: (lead, tags) => ({ before: lead.tags, after: tags, columns: set({ tags }) }),
    words: ({ after }) => `Tags: ${after.join(', ') || 'none'}`,
    isSearched: true,
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
    // The receiver of a lead that is given back knows it already.
    follow: async ({ manager, actor, groupId, undoes }, made) => {
      const [first] = made;
      if (first?.after && first.after.id !== actor?.id && !undoes)
        await notifyOwner(manager, {
          to: first.after,
          by: actor,
          leadIds: idsOf(made),
          handoverId: groupId ?? first.id,
        });
    },
  },
  nextStep: {
    action: 'next_step_changed',
    noun: 'next step',
    plan: ({ nextStep }, step) => {
      const at = step && new Date(step.at);
      const after = at && { at: at.toISOString(), text: step.text };
      return { before: nextStep, after, columns: set({ nextStepAt: at, nextStepText: step?.text ?? null }) };
    },
    words: ({ after }) => `Next step: ${after ? `${after.text}, ${dayOf(new Date(after.at))}` : 'none'}`,
    detail: ({ after }) => (after ? `for ${dayOf(new Date(after.at))}` : 'none'),
  },
  prospects: {
    action: 'prospects_changed',
    noun: 'what is expected',
    plan: (lead, wanted) =>
      changeOf(
        lead,
        { ...wanted, ...(wanted.outcomeReason === '' && { outcomeReason: null }) },
        namesOf(forecastNames),
      ),
    words: (change) => forecastOf(change).map(capital).join(', '),
    detail: (change) => forecastOf(change).join(', '),
  },
  correction: {
    action: 'contact_data_corrected',
    noun: 'contact data',
    plan: (lead, values) => {
      const change = changeOf(lead, emptyAsNull(values), correctableFields);
      const { phone = lead.phone, email = lead.email } = change.after;
      const taken = correctableFields.find((field) => change.after[field] === '');
      if (taken && !phone && !email)
        throw new AppError('invalid', { fields: { [taken]: unreachableMessage } });
      return change;
    },
    words: correctionText,
    detail: ({ after }) =>
      correctableFields
        .filter((field) => after[field] !== undefined)
        .map((field) => leadFields[field].label)
        .join(', '),
    isEntry: true,
    isSearched: true,
    follow: async ({ manager, actor }, made) => {
      if (actor) for (const { lead } of made) await relink(manager, lead.id, lead, actor);
    },
  },
  // Ends the promise without an answer, or reverts that; a kept promise stays kept.
  answerNeeded: {
    action: 'answer_waived',
    noun: 'whether an answer is needed',
    plan: ({ dueAt, waivedDueAt, contactedAt }, after) => {
      const isNeeded = after === 'yes';
      const at = isNeeded ? waivedDueAt : contactedAt ? null : dueAt;
      if (!at) return undefined;
      const columns = isNeeded ? { dueAt: at, waivedDueAt: null } : { dueAt: null, waivedDueAt: at };
      return { before: isNeeded ? 'no' : 'yes', after, columns: set(columns) };
    },
    words: ({ after }) => (after === 'yes' ? 'An answer is needed' : 'No answer needed'),
    detail: ({ after }) => after,
  },
  note: {
    action: 'note_added',
    noun: 'note',
    plan: () => being,
    words: () => 'Note',
    isSearched: true,
    remove: (manager, id) => manager.delete(NoteEntity, { id }),
  },
  contact: {
    action: 'contact_logged',
    noun: 'contact',
    plan: (_, after) => ({ before: null, after, columns: set({}) }),
    words: () => 'Contact',
    detail: ({ after }) => (after ? contactWords(after) : ''),
    isSearched: true,
    follow: keepContact,
    remove: (manager, id) => removeContact(manager, ContactEntity, id),
  },
  reply: {
    action: 'reply_sent',
    noun: 'answer by e-mail',
    plan: () => ({ ...being, columns: set({}) }),
    words: () => 'Answer by e-mail',
    follow: keepContact,
    undoSeconds: replyDelaySeconds,
    remove: async (manager, id) => {
      const waiting = { kind: 'reply', subjectId: id, state: 'queued', attempts: 0 } as const;
      const { affected } = await manager.delete(DeliveryEntity, waiting);
      if (!affected) throw new AppError('conflict', { message: 'It is on its way. Nothing was undone.' });
      await removeContact(manager, ReplyEntity, id);
    },
  },
  deletion: ofBeing(
    { action: 'lead_deleted', noun: 'deletion', words: 'Deleted', inverse: 'restoration' },
    hidden,
  ),
  restoration: ofBeing(
    { action: 'lead_restored', noun: 'restoration', words: 'Restored', inverse: 'deletion' },
    () => shown,
  ),
  spam: ofBeing(
    { action: 'lead_marked_spam', noun: 'spam', words: 'Set aside as spam', inverse: 'notSpam' },
    (by, spam) => ({ ...hidden(by), quarantinedAt: now, ...(spam && { spam }) }),
  ),
  notSpam: ofBeing(
    { action: 'lead_marked_not_spam', noun: 'no spam', words: 'Brought back: no spam', inverse: 'spam' },
    () => shown,
  ),
};

export const changeKindNames = Object.keys(changeKinds) as UndoableKind[];

export const isChangeKind = (kind: string): kind is UndoableKind => Object.hasOwn(changeKinds, kind);

type Worded = Pick<LeadActivityEntity, 'kind' | 'before' | 'after' | 'text' | 'undoes'>;

export const wordsOf = ({ kind, before, after }: Worded & { kind: UndoableKind }): string =>
  (changeKinds[kind] as Kind<unknown>).words({ before, after });

/** What the audit log says of an activity, beside its action. */
export function detailOf({ kind, undoes, text, ...change }: Worded): string | null {
  if (!isChangeKind(kind)) return text;
  if (undoes) return changeKinds[kind].noun;
  const { detail } = changeKinds[kind] as Kind<unknown>;
  return detail?.(change) ?? null;
}
