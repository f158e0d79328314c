import { type AssignmentRule, api, type RequestOf } from '@golghar/contracts';
import { CurrentUser, RequestBody, Route, recordAudit, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BusinessHours } from './business-hours';
import { LeadSettingsEntity } from './lead-settings.entity';
import { LeadSettingsRepository } from './lead-settings.repository';

const visibilityWords = { all: 'all leads', own_and_unassigned: 'own and unassigned leads' } as const;

const ruleWords: Record<AssignmentRule, string> = {
  none: 'stay unassigned',
  round_robin: 'go round among those at work',
  service: 'go to whoever has the service',
  city: 'go to whoever has the city',
};

type Update = RequestOf<typeof api.setLeadSettings>;

/** What was changed, in words. */
function describe({ visibility, closedDays, assignment, monthMail, thankYouMail }: Update): string {
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

@Controller()
export class LeadSettingsController {
  constructor(
    private readonly database: DataSource,
    private readonly settings: LeadSettingsRepository,
    private readonly hours: BusinessHours,
  ) {}

  @Route(api.getLeadSettings)
  get() {
    return this.settings.find();
  }

  /** Changes what is named. */
  @Route(api.setLeadSettings)
  async set(@RequestBody() update: Update, @CurrentUser() actor: SignedIn) {
    await this.database.transaction(async (manager) => {
      await manager.save(LeadSettingsEntity, { id: true, ...update });
      await recordAudit(manager, { actor, action: 'lead_settings_changed', detail: describe(update) });
    });
    if (update.closedDays) await this.hours.run();
    return this.settings.find();
  }
}
