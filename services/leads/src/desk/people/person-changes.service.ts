import type { PersonChanged, Submission } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { announceManyChanges } from '../../leads/events/lead-channel';
import { LeadRepository } from '../../leads/lead.repository';
import { keysOf, soundOfName } from '../../leads/people-links/person-keys';
import { PersonLinksRepository } from '../../leads/people-links/person-links.repository';
import type { PersonMove } from '../../leads/people-links/person-move';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { PeopleRepository } from './people.repository';
import { PeopleService } from './people.service';

type Outcome = { id: string; otherId: string | null; changeId: string | null };

/** What staff say about who is who; each change can be undone. */
@Injectable()
export class PersonChangesService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly people: PeopleService,
    private readonly stored: PeopleRepository,
    private readonly links: PersonLinksRepository,
    private readonly leads: LeadRepository,
    private readonly access: LeadAccess,
  ) {}

  /** Two people are one: all that belongs to the other becomes this person's. */
  async merge(id: string, otherId: string, user: SignedIn): Promise<PersonChanged> {
    const ids = [await this.people.resolve(id), await this.people.resolve(otherId)] as const;
    return this.change('people_merged', user, async (manager) => {
      // Somebody else may have merged them until the lock was free.
      const [to, from] = [await this.current(ids[0], manager), await this.current(ids[1], manager)];
      if (to === from)
        throw new AppError('invalid', { fields: { otherId: 'This is the same person already' } });
      await this.guard(manager, [to, from], user);
      const changeId = await this.links.merge(manager, { from, to, actor: user });
      return { id: to, otherId: from, changeId };
    });
  }

  /** Some of a person's enquiries are somebody else's. */
  async split(id: string, submissionIds: readonly string[], user: SignedIn): Promise<PersonChanged> {
    const known = await this.people.resolve(id);
    return this.change('person_split', user, async (manager) => {
      const from = await this.current(known, manager);
      await this.guard(manager, [from], user);
      const all = await this.leads.findMany(await this.stored.findAll(from, manager), manager);
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
      const changeId = await this.links.split(
        manager,
        { from, to, actor: user },
        { leadIds: leaving.map((lead) => lead.id), keys, nameSound: soundOfName(leaving[0]?.name ?? '') },
      );
      return { id: from, otherId: to, changeId };
    });
  }

  async undo(changeId: string, user: SignedIn): Promise<PersonChanged> {
    return this.change('person_change_undone', user, async (manager) => {
      const move = await this.links.findMove(manager, changeId);
      if (!move) throw new AppError('not_found', { message: 'There is nothing left to undo.' });
      const { from, to, kind } = move;
      await this.guard(manager, [from, to], user);
      if ((await this.people.canUndo([move], manager)).length === 0)
        throw new AppError('not_found', { message: 'They became somebody else’s since. Undo that first.' });
      await this.links.undo(manager, move, await this.leavingAgain(move, manager), user);
      return kind === 'merge'
        ? { id: to, otherId: from, changeId: null }
        : { id: from, otherId: null, changeId: null };
    });
  }

  private async current(id: string, manager: EntityManager): Promise<string> {
    const found = await this.stored.resolve(id, manager);
    if (!found) throw new AppError('not_found');
    return found;
  }

  /** What a merge brought, and what came since by the same number or address and by none of the person who stays. */
  private async leavingAgain(
    { to, leads, keys, at }: PersonMove,
    manager: EntityManager,
  ): Promise<{ leadIds: string[]; keys: string[] }> {
    const leadIds = leads.map(({ id }) => id);
    const all = await this.leads.findMany(await this.stored.findAll(to, manager), manager);
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
    if (visibleTo && (await this.stored.hasHidden(ids, visibleTo, manager)))
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
      await this.links.lock(manager);
      const { id, otherId, changeId } = await work(manager);
      const person = await this.people.read(id, user, manager);
      const subject = { id, name: person.submissions[0]?.reference ?? id };
      await recordAudit(manager, { actor: user, action, subject });
      await announceManyChanges(manager, user.id);
      return { person, otherId, changeId };
    });
  }
}
