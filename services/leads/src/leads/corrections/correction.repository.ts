import type { Correction } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { CorrectionEntity } from './correction.entity';

@Injectable()
export class CorrectionRepository {
  constructor(
    @InjectRepository(CorrectionEntity) private readonly corrections: Repository<CorrectionEntity>,
  ) {}

  async add(manager: EntityManager, correction: Omit<CorrectionEntity, 'createdAt'>): Promise<void> {
    await manager.insert(CorrectionEntity, correction);
  }

  /** What was corrected of a lead, newest first. */
  async findByLead(leadId: string): Promise<Correction[]> {
    const rows = await this.corrections.find({ where: { leadId }, order: { createdAt: 'DESC', id: 'DESC' } });
    return rows.map(({ id, before, after, authorId, authorName, createdAt }) => ({
      id,
      before,
      after,
      author: { id: authorId, name: authorName },
      createdAt: createdAt.toISOString(),
    }));
  }
}
