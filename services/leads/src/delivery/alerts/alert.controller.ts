import { api, type ParamsOf } from '@golghar/contracts';
import { AppError, CurrentUser, RequestParams, Route, type SignedIn } from '@golghar/platform';
import { Controller } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { record } from '../../leads/activity/record-activities';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadRepository } from '../../leads/lead.repository';
import { AlertRepository } from './alert.repository';

@Controller()
export class AlertController {
  constructor(
    private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly alerts: AlertRepository,
  ) {}

  /** Queues an alert again, sent or failed, with a full five days before it. */
  @Route(api.resendAlert)
  async resend(
    @RequestParams() { id: leadId, alertId: id }: ParamsOf<typeof api.resendAlert>,
    @CurrentUser() user: SignedIn,
  ): Promise<void> {
    await this.database.transaction(async (manager) => {
      const lead = await this.leads.lockPresent(manager, leadId, user);
      if (!(await this.alerts.requeue(manager, { id, leadId }))) throw new AppError('not_found');
      await record(manager, 'alertResent', [lead], { actor: user });
      await announceChange(manager, user.id, lead);
    });
  }
}
