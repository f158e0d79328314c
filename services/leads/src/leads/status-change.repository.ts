import type { StatusChange } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { StatusChangeEntity } from './status-change.entity';

@Injectable()
export class StatusChangeRepository {
  constructor(
    @InjectRepository(StatusChangeEntity) private readonly changes: Repository<StatusChangeEntity>,
  ) {}

  async add(
    manager: EntityManager,
    changes: readonly Omit<StatusChangeEntity, 'createdAt'>[],
  ): Promise<void> {
    await manager.insert(StatusChangeEntity, [...changes]);
  }

  /** What became of a lead, newest first. */
  async findByLead(leadId: string): Promise<StatusChange[]> {
    const rows = await this.changes.find({ where: { leadId }, order: { createdAt: 'DESC', id: 'DESC' } });
    return rows.map(({ id, fromStatus, toStatus, authorId, authorName, createdAt }) => ({
      id,
      from: fromStatus,
      to: toStatus,
      author: { id: authorId, name: authorName },
      createdAt: createdAt.toISOString(),
    }));
  }
}
