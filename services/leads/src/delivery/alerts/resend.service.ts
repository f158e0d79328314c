import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { record } from '../../leads/activity/record-activities';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadRepository } from '../../leads/lead.repository';
import { AlertRepository } from './alert.repository';

@Injectable()
export class ResendService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly alerts: AlertRepository,
  ) {}

  /** Queues an alert again, sent or failed, with a full five days before it. */
  async resend(leadId: string, alertId: string, user: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      const lead = await this.leads.lockPresent(manager, leadId, user);
      if (!(await this.alerts.requeue(manager, { id: alertId, leadId }))) throw new AppError('not_found');
      await record(manager, 'alertResent', [lead], { actor: user });
      await announceChange(manager, user.id, lead);
    });
  }
}
