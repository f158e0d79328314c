import { defaultLeadSettings, type LeadSettings } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { LeadSettingsEntity } from './lead-settings.entity';

@Injectable()
export class LeadSettingsRepository {
  constructor(
    @InjectRepository(LeadSettingsEntity) private readonly settings: Repository<LeadSettingsEntity>,
  ) {}

  async find(manager: EntityManager = this.settings.manager): Promise<LeadSettings> {
    const row = await manager.findOneBy(LeadSettingsEntity, { id: true });
    if (!row) return defaultLeadSettings;
    const { visibility, closedDays, assignment, monthMail, thankYouMail } = row;
    return { visibility, closedDays, assignment, monthMail, thankYouMail };
  }

  async save(manager: EntityManager, settings: LeadSettings): Promise<void> {
    await manager.upsert(LeadSettingsEntity, { id: true, ...settings }, ['id']);
  }
}
