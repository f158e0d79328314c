import type { AssignmentRule, api, LeadSettings, RequestOf } from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BusinessHours } from './business-hours';
import { LeadSettingsRepository } from './lead-settings.repository';

const visibilityWords = { all: 'all leads', own_and_unassigned: 'own and unassigned leads' } as const;

const ruleWords: Record<AssignmentRule, string> = {
  none: 'stay unassigned',
  round_robin: 'go round among those at work',
  service: 'go to whoever has the service',
  city: 'go to whoever has the city',
};

/** What was changed, in words. */
function describe({
  visibility,
  closedDays,
  assignment,
  monthMail,
  thankYouMail,
}: RequestOf<typeof api.setLeadSettings>): string {
  return [
    ...(visibility ? [`Sales executives see ${visibilityWords[visibility]}`] : []),
    ...(closedDays ? [`Holidays: ${closedDays.join(', ') || 'none'}`] : []),
    ...(monthMail === undefined ? [] : [`The month’s figures are ${monthMail ? '' : 'not '}mailed`]),
    ...(thankYouMail === undefined
      ? []
      : [`Who sends an enquiry is ${thankYouMail ? '' : 'not '}thanked by e-mail`]),
    ...(assignment ? [`New leads ${ruleWords[assignment.rule]}`] : []),
  ].join('. ');
}

@Injectable()
export class LeadSettingsService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly settings: LeadSettingsRepository,
    private readonly hours: BusinessHours,
  ) {}

  find(): Promise<LeadSettings> {
    return this.settings.find();
  }

  /** Changes what is named. */
  async save(update: RequestOf<typeof api.setLeadSettings>, actor: SignedIn): Promise<LeadSettings> {
    const changed = await this.database.transaction(async (manager) => {
      const settings = { ...(await this.settings.find(manager)), ...update } as LeadSettings;
      await this.settings.save(manager, settings);
      await recordAudit(manager, { actor, action: 'lead_settings_changed', detail: describe(update) });
      return settings;
    });
    if (update.closedDays) await this.hours.run();
    return changed;
  }
}
