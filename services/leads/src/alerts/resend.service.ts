import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { announceChange } from '../events/lead-channel';
import { sweepGraceSql } from './alert.repository';

@Injectable()
export class ResendService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Queues an alert again, sent or parked, with a full five days before it: the sweep takes it from there. */
  async resend(leadId: string, alertId: string, user: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      const [[row]]: [{ reference: string }[], number] = await manager.query(
        `UPDATE alert SET state = 'queued', attempts = 0, generation = generation + 1, in_digest = false, smtp_response = NULL,
           sent_at = NULL, claimed_until = NULL, queued_at = now(), next_attempt_at = now() - ${sweepGraceSql}
         FROM lead WHERE alert.id = $1 AND lead.id = $2 AND alert.lead_id = lead.id AND lead.deleted_at IS NULL
         RETURNING lead.reference`,
        [alertId, leadId],
      );
      if (!row) throw new AppError('not_found');
      const subject = { id: leadId, name: row.reference };
      await recordAudit(manager, { actor: user, action: 'alert_resent', subject });
      await announceChange(manager, { id: leadId, by: user.id });
    });
  }
}
