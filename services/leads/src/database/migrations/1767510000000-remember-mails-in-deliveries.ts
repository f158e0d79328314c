import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who was reminded or thanked stands in the deliveries alone. Of a thank-you that was forgotten there nobody knew any more
 * what became of it: it counts as sent. Reminders are needed for as long as the oldest promise is looked at.
 */
export class RememberMailsInDeliveries1767510000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE delivery AS email SET recipient = reminder.recipient, recipient_name = reminder.recipient_name,
        payload = jsonb_build_object('stage', reminder.stage)
      FROM promise_reminder AS reminder WHERE email.kind = 'promise' AND email.subject_id = reminder.batch_id;
      INSERT INTO delivery (id, kind, subject_id, lead_id, group_id, recipient, recipient_name, payload, dedupe_key, state,
        queued_at, sent_at, next_attempt_at)
      SELECT gen_random_uuid(), 'promise', reminder.lead_id, reminder.lead_id, coalesce(email.id, reminder.batch_id),
        reminder.recipient, reminder.recipient_name, jsonb_build_object('stage', reminder.stage),
        concat_ws(' ', 'promise', reminder.lead_id, reminder.stage, reminder.recipient), coalesce(email.state, 'sent'),
        reminder.created_at, email.sent_at, email.next_attempt_at
      FROM promise_reminder AS reminder
        LEFT JOIN delivery AS email ON email.kind = 'promise' AND email.subject_id = reminder.batch_id
      WHERE reminder.created_at > now() - interval '30 days';
      DROP TABLE promise_reminder;

      UPDATE delivery AS email SET lead_id = thank_you.lead_id, queued_at = thank_you.created_at
      FROM thank_you WHERE email.kind = 'thank_you' AND email.subject_id = thank_you.lead_id;
      INSERT INTO delivery (id, kind, subject_id, lead_id, dedupe_key, state, queued_at, next_attempt_at)
      SELECT gen_random_uuid(), 'thank_you', lead_id, lead_id, 'thank_you ' || lead_id,
        CASE WHEN is_limited THEN 'cancelled' ELSE 'sent' END, created_at, NULL
      FROM thank_you WHERE NOT EXISTS (SELECT FROM delivery WHERE kind = 'thank_you' AND subject_id = thank_you.lead_id);
      UPDATE delivery AS email SET payload = jsonb_strip_nulls(jsonb_build_object(
        'mailbox', encode(address_hash, 'hex'), 'domain', encode(domain_hash, 'hex'),
        'network', encode(network_hash, 'hex'), 'limitedBy', CASE WHEN is_limited THEN coalesce(limited_by, 'mailbox') END))
      FROM thank_you WHERE email.kind = 'thank_you' AND email.lead_id = thank_you.lead_id;
      DROP TABLE thank_you;
      CREATE INDEX delivery_thanked ON delivery (queued_at)
        WHERE kind = 'thank_you' AND NOT payload ? 'limitedBy';
      CREATE INDEX delivery_thanked_mailbox ON delivery ((payload->>'mailbox'), queued_at)
        WHERE kind = 'thank_you' AND NOT payload ? 'limitedBy';
      CREATE INDEX delivery_thanked_domain ON delivery ((payload->>'domain'), queued_at)
        WHERE kind = 'thank_you' AND NOT payload ? 'limitedBy';
      CREATE INDEX delivery_thanked_network ON delivery ((payload->>'network'), queued_at)
        WHERE kind = 'thank_you' AND payload->>'network' IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('A database of the version before is not made again: restore a backup.');
  }
}
