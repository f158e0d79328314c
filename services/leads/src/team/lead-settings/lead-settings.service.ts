import type { AssignmentRule, api, BusinessCalendar, LeadSettings, RequestOf } from '@golghar/contracts';
import { recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessHours } from './business-hours';
import { LeadSettingsEntity } from './lead-settings.entity';

const visibilityWords = { all: 'all leads', own_and_unassigned: 'own and unassigned leads' } as const;

const ruleWords: Record<AssignmentRule, string> = {
  none: 'stay unassigned',
  round_robin: 'go round among those at work',
  service: 'go to whoever has the service',
  city: 'go to whoever has the city',
};

type Update = RequestOf<typeof api.setLeadSettings>;

/** What was changed, in words. */
function describe(update: Update): string {
  const { visibility, closedDays, assignment, monthMail, thankYouMail, takesByWorking } = update;
  return [
    ...(visibility ? [`Sales executives see ${visibilityWords[visibility]}`] : []),
    ...(closedDays ? [`Holidays: ${closedDays.join(', ') || 'none'}`] : []),
    ...(monthMail === undefined ? [] : [`The month’s figures are ${monthMail ? '' : 'not '}mailed`]),
    ...(thankYouMail === undefined
      ? []
      : [`Who sends an enquiry is ${thankYouMail ? '' : 'not '}thanked by e-mail`]),
    ...(takesByWorking === undefined
      ? []
      : [`Who first works a lead of nobody ${takesByWorking ? 'takes it' : 'is asked to take it'}`]),
    ...(assignment ? [`New leads ${ruleWords[assignment.rule]}`] : []),
  ].join('. ');
}

@Injectable()
export class LeadSettingsService {
  constructor(
    private readonly database: DataSource,
    private readonly hours: BusinessHours,
  ) {}

  async find(manager = this.database.manager): Promise<LeadSettings> {
    const {
      id: _,
      calendar: __,
      ...settings
    } = await manager.findOneByOrFail(LeadSettingsEntity, { id: true });
    return settings;
  }

  /** By which hours the database counts. */
  async findCalendar(): Promise<BusinessCalendar> {
    return (await this.database.manager.findOneByOrFail(LeadSettingsEntity, { id: true })).calendar;
  }

  /** Changes what is named. */
  async save(update: Update, actor: SignedIn): Promise<LeadSettings> {
    await this.database.transaction(async (manager) => {
      await manager.save(LeadSettingsEntity, { id: true, ...update });
      await recordAudit(manager, { actor, action: 'lead_settings_changed', detail: describe(update) });
    });
    if (update.closedDays) await this.hours.run();
    return this.find();
  }
}
