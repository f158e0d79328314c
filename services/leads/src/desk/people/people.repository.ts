import { maxPersonEnquiries, type Person, type TimelineEntry } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Any, DataSource, type EntityManager, In, IsNull, Not } from 'typeorm';
import { LeadEntity } from '../../leads/lead.entity';
import { PersonEntity } from '../../leads/people-links/person.entity';
import * as sql from './people.sql';

const newestFirst = { submittedAt: 'DESC', id: 'DESC' } as const;
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

@Injectable()
export class PeopleRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Who somebody is: also one who was merged into another, or the sender of a lead. */
  async resolve(id: string, manager: EntityManager): Promise<string | undefined> {
    const [row]: sql.ResolvedRow[] = await manager.query(sql.resolve, [id]);
    return row?.id;
  }

  /** The newest leads of a person that somebody may see. */
  async findVisible(
    personId: string,
    visibleTo: string | undefined,
    manager: EntityManager,
  ): Promise<string[]> {
    const shown = { personId, deletedAt: IsNull() };
    const leads = await manager.find(LeadEntity, {
      select: { id: true },
      where: visibleTo
        ? [
            { ...shown, ownerId: visibleTo },
            { ...shown, ownerId: IsNull() },
          ]
        : shown,
      order: newestFirst,
      take: maxPersonEnquiries,
    });
    return idsOf(leads);
  }

  /** All leads of a person, also those that are deleted or set aside. */
  async findAll(personId: string, manager: EntityManager = this.database.manager): Promise<string[]> {
    return idsOf(
      await manager.find(LeadEntity, { select: { id: true }, where: { personId }, order: newestFirst }),
    );
  }

  /** Whether people have a lead that somebody may not see. */
  hasHidden(ids: readonly string[], visibleTo: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(LeadEntity, { personId: Any([...ids]), ownerId: Not(visibleTo) });
  }

  async findTimeline(leadIds: readonly string[], manager: EntityManager): Promise<TimelineEntry[]> {
    const rows: sql.TimelineRow[] = await manager.query(sql.findTimeline, [leadIds]);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  findMatches(id: string, visibleTo: string | undefined, manager: EntityManager): Promise<Person['matches']> {
    return manager.query<sql.MatchRow[]>(sql.findMatches, [id, visibleTo ?? null]);
  }

  /** Which of some people were not merged into others. */
  async findUnmerged(ids: readonly string[], manager: EntityManager): Promise<Set<string>> {
    return new Set(idsOf(await manager.findBy(PersonEntity, { id: In([...ids]), mergedInto: IsNull() })));
  }
}
