import { maxPersonEnquiries, type Person, type PersonChanged, type Submission } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadEntity } from '../../leads/lead.entity';
import { LeadRepository } from '../../leads/lead.repository';
import { PersonEntity } from '../../leads/people-links/person.entity';
import { keysOf, soundOfName } from '../../leads/people-links/person-keys';
import {
  findMoves,
  link,
  lockPeople,
  mergePeople,
  type PersonMove,
  splitPerson,
  undoMove,
} from '../../leads/people-links/person-links';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { withPresentNames } from '../../team/staff/present-names';
import { StaffRepository } from '../../team/staff/staff.repository';
import * as sql from './people.sql';

/** Each word that is there once, in whatever case, as it stands last. */
const uniqueIgnoringCase = (words: readonly string[]): string[] => [
  ...new Map(words.filter(Boolean).map((word) => [word.toLowerCase(), word])).values(),
];

/** How somebody is called and reached, by what they wrote. */
export const reachedBy = (leads: readonly Submission[]) => ({
  names: uniqueIgnoringCase(leads.map(({ name }) => name)),
  phones: uniqueIgnoringCase(leads.map(({ phone }) => phone)),
  emails: uniqueIgnoringCase(leads.map(({ email }) => email)),
});

/**
 * Who is meant by the id of a person, of one who was merged into another, or of a lead, which is linked now when the worker
 * has not been here yet.
 */
export async function resolvePerson(manager: EntityManager, id: string): Promise<string> {
  const find = (): Promise<sql.ResolvedRow[]> => manager.query(sql.resolve, [id]);
  let [person] = await find();
  if (!person) {
    await lockPeople(manager);
    await link(manager, { ids: [id] });
    [person] = await find();
  }
  if (!person) throw new AppError('not_found');
  return person.id;
}

type Outcome = { id: string; otherId: string | null; changeId: string | null };

/** The people behind the enquiries, as somebody may see them, and what staff say about who is who; that can be undone. */
@Injectable()
export class PeopleService {
  constructor(
    private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly access: LeadAccess,
    private readonly staff: StaffRepository,
  ) {}

  find(id: string, user: SignedIn): Promise<Person> {
    return this.database.transaction(async (manager) =>
      this.read(manager, await resolvePerson(manager, id), user),
    );
  }

  /** A person with what somebody may see of them; nobody, for them, is a person of whom that is nothing. */
  private async read(manager: EntityManager, id: string, user: SignedIn): Promise<Person> {
    const visibleTo = await this.access.limitOf(user, manager);
    const shown = { personId: id, deletedAt: IsNull() };
    const submissions = await this.leads.findBy(
      visibleTo ? [visibleTo, IsNull()].map((ownerId) => ({ ...shown, ownerId })) : shown,
      { manager, limit: maxPersonEnquiries },
    );
    const [newest] = submissions;
    if (!newest) throw new AppError('not_found');
    const leadIds = submissions.map((lead) => lead.id);
    const rows: sql.TimelineRow[] = await manager.query(sql.findTimeline, [leadIds]);
    const timeline = rows.map((row) => ({ ...row, at: row.at.toISOString() }));
    const matches: sql.MatchRow[] = await manager.query(sql.findMatches, [id, visibleTo ?? null]);
    const changes = await this.findChanges(id, manager);
    return {
      id,
      name: newest.name,
      ...reachedBy(submissions),
      enquiries: visibleTo ? submissions.length : newest.person.enquiries,
      submissions,
      matches,
      ...withPresentNames({ timeline, changes }, await this.staff.findNames(manager)),
    };
  }

  /** Two people are one: all that belongs to the other becomes this person's. */
  async merge(id: string, otherId: string, user: SignedIn): Promise<PersonChanged> {
    return this.change('people_merged', user, async (manager) => {
      const to = await resolvePerson(manager, id);
      const from = await resolvePerson(manager, otherId);
      if (to === from)
        throw new AppError('invalid', { fields: { otherId: 'This is the same person already' } });
      await this.guard(manager, [to, from], user);
      const changeId = await mergePeople(manager, { from, to }, user);
      return { id: to, otherId: from, changeId };
    });
  }

  /** Some of a person's enquiries are somebody else's. */
  async split(id: string, submissionIds: readonly string[], user: SignedIn): Promise<PersonChanged> {
    return this.change('person_split', user, async (manager) => {
      const from = await resolvePerson(manager, id);
      await this.guard(manager, [from], user);
      const all = await this.leads.findBy({ personId: from }, { manager });
      const leaving = all.filter((lead) => submissionIds.includes(lead.id));
      const staying = all.filter((lead) => !submissionIds.includes(lead.id));
      // The new person is called by their oldest enquiry, unless the old one is.
      const to = leaving
        .map((lead) => lead.id)
        .filter((leadId) => leadId !== from)
        .at(-1);
      if (!to || leaving.length !== new Set(submissionIds).size || staying.length === 0)
        throw new AppError('invalid', {
          fields: { submissionIds: 'Please choose some of the enquiries, but not all' },
        });
      const kept = new Set(staying.flatMap(keysOf));
      const keys = leaving.flatMap(keysOf).filter((key) => !kept.has(key));
      const leadIds = leaving.map((lead) => lead.id);
      const nameSound = soundOfName(leaving[0]?.name ?? '');
      const changeId = await splitPerson(manager, { from, to }, { leadIds, keys, nameSound }, user);
      return { id: from, otherId: to, changeId };
    });
  }

  undo(changeId: string, user: SignedIn): Promise<PersonChanged> {
    return this.change('person_change_undone', user, async (manager) => {
      const [move] = await findMoves(manager, { id: changeId });
      if (!move) throw new AppError('not_found', { message: 'There is nothing left to undo.' });
      const { from, to, kind } = move;
      await this.guard(manager, [from, to], user);
      if ((await this.canUndo([move], manager)).length === 0)
        throw new AppError('not_found', { message: 'They became somebody else’s since. Undo that first.' });
      await undoMove(manager, move, await this.leavingAgain(move, manager), user);
      const [id, otherId] = kind === 'merge' ? [to, from] : [from, null];
      return { id, otherId, changeId: null };
    });
  }

  /** Merges and splits but for those whose people became others' since: these go first. */
  private async canUndo(moves: readonly PersonMove[], manager: EntityManager): Promise<PersonMove[]> {
    const ids = moves.flatMap(({ from, to }) => [from, to]);
    const people = await manager.findBy(PersonEntity, { id: In(ids), mergedInto: IsNull() });
    const unmerged = new Set(people.map(({ id }) => id));
    return moves.filter(({ kind, from, to }) => unmerged.has(to) && (kind === 'merge' || unmerged.has(from)));
  }

  private async findChanges(id: string, manager: EntityManager): Promise<Person['changes']> {
    const moves = await findMoves(manager, { personId: id });
    const own = moves.filter(({ kind, to }) => kind === 'split' || to === id);
    return (await this.canUndo(own, manager)).map(({ id: changeId, kind, actor, at, leads }) => ({
      id: changeId,
      kind,
      by: actor,
      at: at.toISOString(),
      enquiries: leads.length,
    }));
  }

  /** What a merge brought, and what came since by the same number or address and by none of the person who stays. */
  private async leavingAgain(
    { to, leads, keys, at }: PersonMove,
    manager: EntityManager,
  ): Promise<{ leadIds: string[]; keys: string[] }> {
    const leadIds = leads.map(({ id }) => id);
    const all = await this.leads.findBy({ personId: to }, { manager });
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

  /** Nobody says who is who of enquiries that they don't see. */
  private async guard(manager: EntityManager, ids: readonly string[], user: SignedIn): Promise<void> {
    const visibleTo = await this.access.limitOf(user, manager);
    if (!visibleTo) return;
    if (await manager.existsBy(LeadEntity, { personId: In([...ids]), ownerId: Not(visibleTo) }))
      throw new AppError('not_allowed', {
        message: 'Some of these enquiries belong to colleagues. Please ask a manager.',
      });
  }

  private change(
    action: 'people_merged' | 'person_split' | 'person_change_undone',
    user: SignedIn,
    work: (manager: EntityManager) => Promise<Outcome>,
  ): Promise<PersonChanged> {
    return this.database.transaction(async (manager) => {
      await lockPeople(manager);
      const { id, otherId, changeId } = await work(manager);
      const person = await this.read(manager, id, user);
      const subject = { id, name: person.submissions[0]?.reference ?? id };
      await recordAudit(manager, { actor: user, action, subject });
      await announceChange(manager, user.id);
      return { person, otherId, changeId };
    });
  }
}
