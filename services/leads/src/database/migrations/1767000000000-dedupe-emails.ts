import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A key tells which e-mails were queued before, those that are queued or were sent until now as well. Tables that only
 * remembered it go.
 */
export class DedupeEmails1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outgoing_email ADD COLUMN dedupe_key text UNIQUE, ADD COLUMN payload jsonb;

      UPDATE outgoing_email SET dedupe_key = 'thank_you ' || subject_id WHERE kind = 'thank_you';

      UPDATE outgoing_email SET subject_id = user_id,
        dedupe_key = 'daily_digest ' || to_char(day, 'YYYY-MM-DD') || ' ' || user_id
      FROM daily_digest WHERE daily_digest.id = subject_id AND kind = 'daily_digest';

      UPDATE outgoing_email SET subject_id = user_id, dedupe_key = 'month ' || month || ' ' || user_id,
        payload = jsonb_build_object('month', month)
      FROM month_mail WHERE month_mail.id = subject_id AND kind = 'month';

      UPDATE outgoing_email SET subject_id = webhook_id, payload = jsonb_build_object('recipient', recipient,
        'recipientName', recipient_name, 'pausedAt', to_char(paused_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
      FROM webhook_pause_notice AS notice WHERE notice.id = subject_id AND kind = 'webhook_paused';
      -- Of webhooks that were removed meanwhile.
      UPDATE outgoing_email SET state = 'cancelled' WHERE kind = 'webhook_paused' AND state = 'queued' AND payload IS NULL;

      DROP TABLE daily_digest, month_mail, webhook_pause_notice;
    `);
  }

  async down(): Promise<void> {
    throw new Error('What was mailed before cannot be told apart again: restore a backup.');
  }
}
