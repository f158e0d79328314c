import type { PersonChange, PersonMatch, TimelineEntry } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { LeadPersonEntity } from '../../leads/people-links/lead-person.entity';
import { PersonEntity } from '../../leads/people-links/person.entity';
import { PersonChangeEntity } from '../../leads/people-links/person-change.entity';
import * as sql from './people.sql';

@Injectable()
export class PeopleRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Who somebody is: also one who was merged into another, or the sender of a lead. */
  async resolve(id: string, manager: EntityManager): Promise<string | undefined> {
    const [row]: sql.ResolvedRow[] = await manager.query(sql.resolve, [id]);
    return row?.id;
  }

  /** The newest leads of a person that somebody may see. */
  async findVisible(id: string, visibleTo: string | undefined, manager: EntityManager): Promise<string[]> {
    const rows: sql.IdRow[] = await manager.query(sql.findVisible, [id, visibleTo ?? null]);
    return rows.map((row) => row.id);
  }

  /** All leads of a person, also those that are deleted or set aside. */
  async findAll(id: string, manager: EntityManager = this.database.manager): Promise<string[]> {
    const links = await manager.find(LeadPersonEntity, {
      where: { personId: id },
      order: { submittedAt: 'DESC', leadId: 'DESC' },
    });
    return links.map(({ leadId }) => leadId);
  }

  async hasHidden(ids: readonly string[], visibleTo: string, manager: EntityManager): Promise<boolean> {
    const [row]: sql.HiddenRow[] = await manager.query(sql.hasHidden, [ids, visibleTo]);
    return row?.isHidden ?? false;
  }

  async findTimeline(leadIds: readonly string[], manager: EntityManager): Promise<TimelineEntry[]> {
    const rows: sql.TimelineRow[] = await manager.query(sql.findTimeline, [leadIds]);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }

  findMatches(id: string, visibleTo: string | undefined, manager: EntityManager): Promise<PersonMatch[]> {
    return manager.query<sql.MatchRow[]>(sql.findMatches, [id, visibleTo ?? null]);
  }

  /** Merges and splits of a person that can be undone, the newest first. */
  async findChanges(id: string, manager: EntityManager): Promise<PersonChange[]> {
    const rows: sql.ChangeRow[] = await manager.query(sql.findChanges, [id]);
    return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  }

  findChange(id: string, manager: EntityManager): Promise<PersonChangeEntity | null> {
    return manager.findOneBy(PersonChangeEntity, { id, undoneAt: IsNull() });
  }

  /** Whether who was told apart, or who somebody became, is still a person of their own. */
  async canUndo({ kind, fromId, toId }: PersonChangeEntity, manager: EntityManager): Promise<boolean> {
    const ids = kind === 'merge' ? [toId] : [fromId, toId];
    return (await manager.countBy(PersonEntity, { id: In(ids), mergedInto: IsNull() })) === ids.length;
  }
}
