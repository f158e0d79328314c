import {
  type CorrectedValues,
  type LeadStatus,
  type Owner,
  type SubmissionDetail,
  undoHours,
} from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository, type SelectQueryBuilder } from 'typeorm';
import { changeKindNames } from '../change-kinds';
import { LeadActivityEntity } from './lead-activity.entity';

const recently = `> now() - interval '${undoHours} hours'`;

const newestFirst = { at: 'DESC', id: 'DESC' } as const;

@Injectable()
export class LeadActivityRepository {
  constructor(
    @InjectRepository(LeadActivityEntity) private readonly activities: Repository<LeadActivityEntity>,
  ) {}

  async find(manager: EntityManager, id: string, leadId: string): Promise<LeadActivityEntity | undefined> {
    return (await manager.findOneBy(LeadActivityEntity, { id, leadId })) ?? undefined;
  }

  /** What happened to leads as long as it can be undone, or since an activity, the newest first. */
  findSince(manager: EntityManager, leadIds: readonly string[], id?: string): Promise<LeadActivityEntity[]> {
    const query = manager
      .createQueryBuilder(LeadActivityEntity, 'activity')
      .where('activity.leadId = ANY(:leadIds)', { leadIds })
      .orderBy('activity.id', 'DESC');
    return (
      id ? query.andWhere('activity.id > :id', { id }) : query.andWhere(`activity.at ${recently}`)
    ).getMany();
  }

  /** What somebody did to many leads together and is not undone yet, as long as that can be. */
  findGroup(
    manager: EntityManager,
    { groupId, actorId, after }: { groupId: string; actorId: string; after: string },
    limit: number,
  ): Promise<LeadActivityEntity[]> {
    return this.ofGroup(manager, groupId, actorId)
      .andWhere('activity.id > :after', { after })
      .orderBy('activity.id')
      .limit(limit)
      .getMany();
  }

  countGroup(groupId: string, actorId: string): Promise<number> {
    return this.ofGroup(this.activities.manager, groupId, actorId).getCount();
  }

  private ofGroup(
    manager: EntityManager,
    groupId: string,
    actorId: string,
  ): SelectQueryBuilder<LeadActivityEntity> {
    return manager
      .createQueryBuilder(LeadActivityEntity, 'activity')
      .where('activity.groupId = :groupId AND activity.actorId = :actorId', { groupId, actorId })
      .andWhere('activity.kind IN (:...changeKindNames)', { changeKindNames })
      .andWhere(`activity.undoes IS NULL AND activity.erasedAt IS NULL AND activity.at ${recently}`)
      .andWhere(
        'NOT EXISTS (SELECT FROM lead_activity undo WHERE undo.lead_id = activity.lead_id AND undo.undoes = activity.id)',
      );
  }

  /** What staff see in a lead's history beside what was written and sent, the newest first. */
  async findHistory(leadId: string): Promise<{
    statusChanges: SubmissionDetail['statusChanges'];
    ownerChanges: SubmissionDetail['ownerChanges'];
    corrections: SubmissionDetail['corrections'];
  }> {
    const rows = await this.activities.find({
      where: { leadId, kind: In(['status', 'owner', 'correction']) },
      order: newestFirst,
    });
    const of = (wanted: LeadActivityEntity['kind']) =>
      rows.filter(({ kind }) => kind === wanted).map((row) => ({ ...row, createdAt: row.at.toISOString() }));
    const by = ({ actorId, actorName }: LeadActivityEntity) => ({ id: actorId ?? '', name: actorName ?? '' });
    return {
      statusChanges: of('status').map((row) => ({
        id: row.id,
        from: row.before as LeadStatus,
        to: row.after as LeadStatus,
        author: by(row),
        createdAt: row.createdAt,
      })),
      ownerChanges: of('owner').map((row) => ({
        id: row.id,
        from: row.before as Owner | null,
        to: row.after as Owner | null,
        author: row.actorId ? by(row) : null,
        note: row.text,
        createdAt: row.createdAt,
      })),
      corrections: of('correction').map((row) => ({
        id: row.id,
        before: row.before as CorrectedValues,
        after: row.after as CorrectedValues,
        author: by(row),
        createdAt: row.createdAt,
      })),
    };
  }
}
