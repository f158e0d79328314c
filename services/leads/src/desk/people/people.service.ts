import type { Person } from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { LeadRepository } from '../../leads/lead.repository';
import { PersonLinker } from '../../leads/people-links/person-linker';
import { PersonLinksRepository } from '../../leads/people-links/person-links.repository';
import type { PersonMove } from '../../leads/people-links/person-move';
import { LeadAccess } from '../../team/lead-settings/lead-access';
import { withPresentNames } from '../../team/staff/present-names';
import { StaffRepository } from '../../team/staff/staff.repository';
import { PeopleRepository } from './people.repository';
import { uniqueIgnoringCase } from './unique-ignoring-case';

/** The people behind the enquiries, as somebody may see them. */
@Injectable()
export class PeopleService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly people: PeopleRepository,
    private readonly links: PersonLinksRepository,
    private readonly linker: PersonLinker,
    private readonly leads: LeadRepository,
    private readonly access: LeadAccess,
    private readonly staff: StaffRepository,
  ) {}

  /** Who is meant by the id of a person or of their lead, which is linked now when the worker has not been here yet. */
  async resolve(id: string): Promise<string> {
    const known = await this.people.resolve(id, this.database.manager);
    if (known) return known;
    const linked = await this.database.transaction(async (manager) => {
      await this.links.lock(manager);
      await this.linker.link(manager, [id]);
      return this.people.resolve(id, manager);
    });
    if (!linked) throw new AppError('not_found');
    return linked;
  }

  async find(id: string, user: SignedIn): Promise<Person> {
    return this.read(await this.resolve(id), user);
  }

  /** A person with what somebody may see of them; nobody, for them, is a person of whom that is nothing. */
  async read(id: string, user: SignedIn, manager: EntityManager = this.database.manager): Promise<Person> {
    const visibleTo = await this.access.limitOf(user, manager);
    const leadIds = await this.people.findVisible(id, visibleTo, manager);
    const submissions = await this.leads.findMany(leadIds, manager);
    const [newest] = submissions;
    if (!newest) throw new AppError('not_found');
    const timeline = await this.people.findTimeline(leadIds, manager);
    const matches = await this.people.findMatches(id, visibleTo, manager);
    const changes = await this.findChanges(id, manager);
    const names = await this.staff.findNames(manager);
    return {
      id,
      name: newest.name,
      names: uniqueIgnoringCase(submissions.map(({ name }) => name)),
      phones: uniqueIgnoringCase(submissions.map(({ phone }) => phone)),
      emails: uniqueIgnoringCase(submissions.map(({ email }) => email)),
      enquiries: visibleTo ? submissions.length : newest.person.enquiries,
      submissions,
      timeline: withPresentNames(timeline, names),
      matches,
      changes: withPresentNames(changes, names),
    };
  }

  /** Merges and splits but for those whose people became others' since: these go first. */
  async canUndo(moves: readonly PersonMove[], manager: EntityManager): Promise<PersonMove[]> {
    const ids = moves.flatMap(({ from, to }) => [from, to]);
    const unmerged = await this.people.findUnmerged(ids, manager);
    return moves.filter(({ kind, from, to }) => unmerged.has(to) && (kind === 'merge' || unmerged.has(from)));
  }

  private async findChanges(id: string, manager: EntityManager): Promise<Person['changes']> {
    const moves = await this.links.findMoves(manager, id);
    const undoable = await this.canUndo(
      moves.filter(({ kind, to }) => kind === 'split' || to === id),
      manager,
    );
    return undoable.map(({ id: changeId, kind, actor, at, leads }) => ({
      id: changeId,
      kind,
      by: actor,
      at: at.toISOString(),
      enquiries: leads.length,
    }));
  }
}
