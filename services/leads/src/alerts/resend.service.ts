import { AppError } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';

@Injectable()
export class ResendService {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Queues an alert again, sent or parked, with a full five days before it: the sweep takes it from there. */
  async resend(leadId: string, alertId: string): Promise<void> {
    const [, changed]: [unknown, number] = await this.database.query(
      `UPDATE alert SET state = 'queued', attempts = 0, generation = generation + 1, answer = NULL, sent_at = NULL,
         queued_at = now(), next_attempt_at = now() - interval '3 seconds'
       WHERE id = $1 AND lead_id = $2 AND EXISTS (SELECT FROM lead WHERE id = $2 AND deleted_at IS NULL)`,
      [alertId, leadId],
    );
    if (changed === 0) throw new AppError('not_found');
  }
}
