import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { record } from '../../leads/activity/record-activities';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadRepository } from '../../leads/lead.repository';
import { requeueAlerts } from './alerts';

@Injectable()
export class ResendService {
  constructor(
    private readonly database: DataSource,
    private readonly leads: LeadRepository,
  ) {}

  /** Queues an alert again, sent or failed, with a full five days before it. */
  async resend(leadId: string, id: string, user: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      const lead = await this.leads.lockPresent(manager, leadId, user);
      if (!(await requeueAlerts(manager, { id, leadId }))) throw new AppError('not_found');
      await record(manager, 'alertResent', [lead], { actor: user });
      await announceChange(manager, user.id, lead);
    });
  }
}
