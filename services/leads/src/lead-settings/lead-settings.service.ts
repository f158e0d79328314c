import type { LeadSettings } from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { LeadSettingsRepository } from './lead-settings.repository';

const visibilityWords = { all: 'all leads', own_and_unassigned: 'own and unassigned leads' } as const;

@Injectable()
export class LeadSettingsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly settings: LeadSettingsRepository,
  ) {}

  find(): Promise<LeadSettings> {
    return this.settings.find();
  }

  async save(settings: LeadSettings, actor: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      await this.settings.save(manager, settings);
      await recordAudit(manager, {
        actor,
        action: 'lead_settings_changed',
        detail: `Sales executives see ${visibilityWords[settings.visibility]}`,
      });
    });
  }
}
