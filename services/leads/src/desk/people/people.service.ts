import { type AnswerOf, type api, maxPersonEnquiries, type Submission } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { type EntityManager, In, IsNull, Not } from 'typeorm';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadEntity } from '../../leads/lead.entity';
import { readLeadsWhere } from '../../leads/lead.repository';
import { PersonEntity } from '../../leads/people-links/person.entity';
import * as links from '../../leads/people-links/person-links';
import { keysOf, soundOfName } from '../../leads/people-links/plan-links';
import { limitOf } from '../../team/lead-settings';
import { findStaffNames, withCurrentNames } from '../../team/staff';
import * as sql from './people.sql';

const uniqueIgnoringCase = (words: readonly string[]): string[] => [
  ...new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word])).values(),
];

/** A person's names and contact data, from what they wrote. */
export const contactDetailsOf = (leads: readonly Pick<Submission, 'name' | 'phone' | 'email'>[]) => ({
  names: uniqueIgnoringCase(leads.map(({ name }) => name)),
  phones: uniqueIgnoringCase(leads.map(({ phone }) => phone)),
  emails: uniqueIgnoringCase(leads.map(({ email }) => email)),
});

/**
 * The person with an id: of a person, of one merged into another, or of a lead, which is linked now if the worker has not done
 * so yet.
 */
export async function resolvePerson(manager: EntityManager, id: string): Promise<string> {
  const find = (): Promise<sql.ResolvedRow[]> => manager.query(sql.resolve, [id]);
  let [person] = await find();
  if (!person) {
    await links.lockPeople(manager);
    await links.link(manager, { ids: [id] });
    [person] = await find();
  }
  if (!person) throw new AppError('not_found');
  return person.id;
}

// The people behind the enquiries, as somebody may see them, and the decisions of staff about who is who, which can be undone.

export async function find(
  manager: EntityManager,
  id: string,
  user: SignedIn,
): Promise<AnswerOf<typeof api.getPerson>> {
  return { person: await read(manager, await resolvePerson(manager, id), user) };
}

/** Merges two people: everything of the other becomes this person's. */
export async function merge(
  manager: EntityManager,
  id: string,
  otherId: string,
  user: SignedIn,
): Promise<AnswerOf<typeof api.mergePeople>> {
  await links.lockPeople(manager);
  const to = await resolvePerson(manager, id);
  const from = await resolvePerson(manager, otherId);
  if (to === from) throw new AppError('invalid', { fields: { otherId: 'This is the same person already' } });
  await guard(manager, [to, from], user);
  const changeId = await links.mergePeople(manager, { from, to }, user);
  return changed(manager, 'people_merged', user, { id: to, otherId: from, changeId });
}

/** Splits off some of a person's enquiries, which are somebody else's. */
export async function split(
  manager: EntityManager,
  id: string,
  submissionIds: readonly string[],
  user: SignedIn,
): Promise<AnswerOf<typeof api.mergePeople>> {
  await links.lockPeople(manager);
  const from = await resolvePerson(manager, id);
  await guard(manager, [from], user);
  const all = await readLeadsWhere(manager, { personId: from });
  const leaving = all.filter((lead) => submissionIds.includes(lead.id));
  const staying = all.filter((lead) => !submissionIds.includes(lead.id));
  // The new person gets the name of their oldest enquiry, unless the old one has it.
  const leadIds = leaving.map((lead) => lead.id);
  const to = leadIds.filter((leadId) => leadId !== from).at(-1);
  if (!to || leaving.length !== new Set(submissionIds).size || staying.length === 0)
    throw new AppError('invalid', {
      fields: { submissionIds: 'Please choose some of the enquiries, but not all' },
    });
  const kept = new Set(staying.flatMap(keysOf));
  const keys = leaving.flatMap(keysOf).filter((key) => !kept.has(key));
  const nameSound = soundOfName(leaving[0]?.name ?? '');
  const changeId = await links.splitPerson(manager, { from, to }, { leadIds, keys, nameSound }, user);
  return changed(manager, 'person_split', user, { id: from, otherId: to, changeId });
}

export async function undo(
  manager: EntityManager,
  changeId: string,
  user: SignedIn,
): Promise<AnswerOf<typeof api.mergePeople>> {
  await links.lockPeople(manager);
  const [move] = await links.findMoves(manager, { id: changeId });
  if (!move) throw new AppError('not_found', { message: 'There is nothing left to undo.' });
  const { from, to, kind } = move;
  await guard(manager, [from, to], user);
  if ((await findUndoable(manager, [move])).length === 0)
    throw new AppError('not_found', { message: 'They became somebody else’s since. Undo that first.' });
  await links.undoMove(manager, move, await leavingAgain(manager, move), user);
  const [id, otherId] = kind === 'merge' ? [to, from] : [from, null];
  return changed(manager, 'person_change_undone', user, { id, otherId, changeId: null });
}

/** A person with what somebody may see of them; not found if that is nothing. */
async function read(manager: EntityManager, id: string, user: SignedIn) {
  const visibleTo = await limitOf(manager, user);
  const shown = { personId: id, deletedAt: IsNull() };
  const visible = visibleTo ? [visibleTo, IsNull()].map((ownerId) => ({ ...shown, ownerId })) : shown;
  const submissions = await readLeadsWhere(manager, visible, maxPersonEnquiries);
  const [newest] = submissions;
  if (!newest) throw new AppError('not_found');
  const leadIds = submissions.map((lead) => lead.id);
  const timeline: sql.TimelineRow[] = await manager.query(sql.findTimeline, [leadIds]);
  const matches: sql.MatchRow[] = await manager.query(sql.findMatches, [id, visibleTo ?? null]);
  const changes = await findChanges(manager, id);
  return {
    id,
    name: newest.name,
    ...contactDetailsOf(submissions),
    enquiries: visibleTo ? submissions.length : newest.person.enquiries,
    submissions,
    matches,
    ...withCurrentNames({ timeline, changes }, await findStaffNames(manager)),
  };
}

/** Merges and splits, except those whose people were changed again since: these have to be undone first. */
async function findUndoable(
  manager: EntityManager,
  moves: readonly links.PersonMove[],
): Promise<links.PersonMove[]> {
  const ids = moves.flatMap(({ from, to }) => [from, to]);
  const people = await manager.findBy(PersonEntity, { id: In(ids), mergedInto: IsNull() });
  const unmerged = new Set(people.map(({ id }) => id));
  return moves.filter(({ kind, from, to }) => unmerged.has(to) && (kind === 'merge' || unmerged.has(from)));
}

async function findChanges(manager: EntityManager, id: string) {
  const moves = await links.findMoves(manager, { personId: id });
  const own = moves.filter(({ kind, to }) => kind === 'split' || to === id);
  return (await findUndoable(manager, own)).map(({ id: changeId, kind, actor, at, leads }) => ({
    id: changeId,
    kind,
    by: actor,
    at,
    enquiries: leads.length,
  }));
}

/** The leads a merge brought, and those that came since by the same number or address and by none of the remaining person's. */
async function leavingAgain(manager: EntityManager, { to, leads, keys, at }: links.PersonMove) {
  const leadIds = leads.map(({ id }) => id);
  const all = await readLeadsWhere(manager, { personId: to });
  const others = all.filter(({ id }) => !leadIds.includes(id));
  const isTheirs = (lead: Submission) =>
    new Date(lead.submittedAt) > at && keysOf(lead).some((key) => keys.includes(key));
  const kept = new Set(others.filter((lead) => !isTheirs(lead)).flatMap(keysOf));
  const later = others.filter((lead) => isTheirs(lead) && !keysOf(lead).some((key) => kept.has(key)));
  return {
    leadIds: [...leadIds, ...later.map(({ id }) => id)],
    keys: [...new Set([...keys, ...later.flatMap(keysOf)])],
  };
}

/** Nobody decides about enquiries that they don't see. */
async function guard(manager: EntityManager, ids: readonly string[], user: SignedIn): Promise<void> {
  const visibleTo = await limitOf(manager, user);
  if (!visibleTo) return;
  if (await manager.existsBy(LeadEntity, { personId: In([...ids]), ownerId: Not(visibleTo) }))
    throw new AppError('not_allowed', {
      message: 'Some of these enquiries belong to colleagues. Please ask a manager.',
    });
}

async function changed(
  manager: EntityManager,
  action: 'people_merged' | 'person_split' | 'person_change_undone',
  user: SignedIn,
  { id, ...rest }: { id: string; otherId: string | null; changeId: string | null },
): Promise<AnswerOf<typeof api.mergePeople>> {
  const person = await read(manager, id, user);
  const subject = { id, name: person.submissions[0]?.reference ?? id };
  await recordAudit(manager, { actor: user, action, subject });
  await announceChange(manager, user.id);
  return { person, ...rest };
}
