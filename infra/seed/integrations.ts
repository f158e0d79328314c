import { randomUUID } from 'node:crypto';
import { api, type ResponseOf, submissionSchema } from '@golghar/contracts';
import { inSession } from '../database/session';
import { tokens, webhooks } from './data';
import type { ApiClient } from './team';

const hourMs = 60 * 60 * 1000;

/** One every six hours for two weeks, of which one got stuck. $1: now. */
const insertCanaries = `
  INSERT INTO leads.canary_run (id, state, failure, started_at, finished_at)
  SELECT gen_random_uuid(), CASE WHEN n = 11 THEN 'failed' ELSE 'passed' END,
    CASE WHEN n = 11 THEN 'The mail server has not accepted the alert: 451 4.3.0 Try again later' END,
    $1::timestamptz - interval '1 hour' * (2 + 6 * n),
    $1::timestamptz - interval '1 hour' * (2 + 6 * n)
      + interval '1 ms' * CASE WHEN n = 11 THEN 600000 ELSE 900 + 61 * (n * 7 % 13) END
  FROM generate_series(0, 55) AS n`;

/** Adds traces of integrations and of the product's own test enquiries; does nothing the second time. */
export const addIntegrations = (
  databaseUrl: string,
  manager: ApiClient,
  leadIds: readonly string[],
  now: Date,
): Promise<void> =>
  inSession(databaseUrl, async (client) => {
    const known = 'SELECT FROM leads.webhook UNION ALL SELECT FROM leads.canary_run LIMIT 1';
    if ((await client.query(known)).rowCount) return;
    const insert = (table: string, row: Record<string, unknown>) => {
      const names = Object.keys(row);
      const places = names.map((_, index) => `$${index + 1}`);
      return client.query(`INSERT INTO ${table} (${names}) VALUES (${places})`, Object.values(row));
    };
    const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
    await addWebhooks(insert, manager, leadIds, ago);
    await client.query(insertCanaries, [now]);
    for (const { usedHoursAgo, ...body } of tokens) {
      const made = await manager.call<ResponseOf<typeof api.createApiToken>>(api.createApiToken, { body });
      await client.query(`UPDATE auth.api_token SET created_at = $2, last_used_at = $3 WHERE id = $1`, [
        made.token.id,
        ago(11 * 24),
        ago(usedHoursAgo),
      ]);
    }
  });

type Insert = (table: string, row: Record<string, unknown>) => Promise<unknown>;
type Ago = (hours: number) => Date;

async function addWebhooks(insert: Insert, manager: ApiClient, leadIds: readonly string[], ago: Ago) {
  const told = await Promise.all(
    leadIds.slice(-8).map(async (id) => {
      const answer = await manager.call<ResponseOf<typeof api.getSubmission>>(api.getSubmission, { id });
      return submissionSchema.parse(answer.submission);
    }),
  );
  for (const { url, events, pauseReason, state, attempts, answer } of webhooks) {
    const isDelivered = state === 'sent';
    const webhookId = randomUUID();
    await insert('leads.webhook', {
      id: webhookId,
      url,
      events,
      // Resuming one requires a new secret first.
      secret: 'none',
      failures: isDelivered ? 0 : 20,
      paused_at: ago(1),
      pause_reason: pauseReason,
      last_delivered_at: isDelivered ? told.at(-1)?.submittedAt : ago(2 * 24),
      created_at: ago(12 * 24),
    });
    for (const submission of told) {
      const { id, submittedAt } = submission;
      const body = JSON.stringify({ type: 'lead.created', timestamp: submittedAt, data: { submission } });
      await insert('leads.delivery', {
        id: randomUUID(),
        kind: 'webhook',
        channel: 'http',
        subject_id: webhookId,
        lead_id: id,
        payload: { event: 'lead.created', at: submittedAt, body },
        state,
        attempts,
        queued_at: submittedAt,
        next_attempt_at: isDelivered ? null : ago(0),
        sent_at: isDelivered ? submittedAt : null,
        last_answer: answer,
      });
    }
  }
}
