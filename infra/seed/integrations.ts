import { randomUUID } from 'node:crypto';
import { api, type NewApiToken, type ResponseOf, submissionSchema } from '@golghar/contracts';
import { Client } from 'pg';
import type { ApiClient } from './api-client';

const hourMs = 60 * 60 * 1000;

/**
 * Programs that were told of leads until somebody paused them: their addresses are nobody's, so nothing is sent to them
 * from here.
 */
const webhooks = [
  {
    url: 'https://hooks.accounts.example/golghar',
    events: ['lead.created', 'lead.changed'],
    pauseReason: null,
    state: 'sent',
    attempts: 1,
    answer: '200 {"ok":true}',
  },
  {
    url: 'https://crm.partner.example/in/leads',
    events: ['lead.created'],
    pauseReason: '20 attempts in a row failed; the last: it answered 503.',
    state: 'queued',
    attempts: 4,
    answer: '503 Service Unavailable',
  },
] as const;

const tokens: (NewApiToken & { usedHoursAgo: number })[] = [
  {
    name: 'Sheet of new leads',
    role: 'sales_executive',
    scopes: ['leads:read'],
    expiresInDays: 365,
    usedHoursAgo: 3,
  },
  {
    name: 'Month for the accountant',
    role: 'manager',
    scopes: ['reports:read'],
    expiresInDays: 90,
    usedHoursAgo: 70,
  },
];

/** One each six hours of a fortnight, of which one got stuck. */
const canaryRuns = 56;
const stuckCanary = 11;

/** Fills what other programs and the product itself leave behind; a second time it leaves that alone. */
export async function addIntegrations(
  databaseUrl: string,
  manager: ApiClient,
  leadIds: readonly string[],
  now: Date,
): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      'SELECT FROM leads.webhook UNION ALL SELECT FROM leads.canary_run LIMIT 1',
    );
    if (rowCount) return;
    await addWebhooks(client, manager, leadIds, now);
    await addCanaries(client, now);
    await addTokens(client, manager, now);
  } finally {
    await client.end();
  }
}

async function addWebhooks(
  client: Client,
  manager: ApiClient,
  leadIds: readonly string[],
  now: Date,
): Promise<void> {
  const told = await Promise.all(
    leadIds.slice(-8).map(async (id) => {
      const answer = await manager.call<ResponseOf<typeof api.getSubmission>>(api.getSubmission, { id });
      return submissionSchema.parse(answer.submission);
    }),
  );
  const days = (count: number) => new Date(now.getTime() - count * 24 * hourMs);
  for (const { url, events, pauseReason, state, attempts, answer } of webhooks) {
    const isDelivered = state === 'sent';
    const webhookId = randomUUID();
    await client.query(
      `INSERT INTO leads.webhook (id, url, events, secret, failures, paused_at, pause_reason, last_delivered_at, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        webhookId,
        url,
        events,
        // Whoever resumes one has to make it a secret first.
        'none',
        isDelivered ? 0 : 20,
        new Date(now.getTime() - hourMs),
        pauseReason,
        isDelivered ? told.at(-1)?.submittedAt : days(2),
        days(12),
      ],
    );
    for (const submission of told) {
      const body = JSON.stringify({
        type: 'lead.created',
        timestamp: submission.submittedAt,
        data: { submission },
      });
      await client.query(
        `INSERT INTO leads.delivery (id, kind, channel, subject_id, lead_id, payload, state, attempts, queued_at,
           next_attempt_at, sent_at, last_answer)
         VALUES ($1, 'webhook', 'http', $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          randomUUID(),
          webhookId,
          submission.id,
          { event: 'lead.created', at: submission.submittedAt, body },
          state,
          attempts,
          submission.submittedAt,
          isDelivered ? null : now,
          isDelivered ? submission.submittedAt : null,
          answer,
        ],
      );
    }
  }
}

async function addCanaries(client: Client, now: Date): Promise<void> {
  for (let place = 0; place < canaryRuns; place += 1) {
    const started = new Date(now.getTime() - (2 + 6 * place) * hourMs);
    const isStuck = place === stuckCanary;
    await client.query(
      `INSERT INTO leads.canary_run (id, state, failure, started_at, finished_at) VALUES ($1, $2, $3, $4, $5)`,
      [
        randomUUID(),
        isStuck ? 'failed' : 'passed',
        isStuck ? 'The mail server has not accepted the alert: 451 4.3.0 Try again later' : null,
        started,
        new Date(started.getTime() + (isStuck ? 600_000 : 900 + 61 * ((place * 7) % 13))),
      ],
    );
  }
}

async function addTokens(client: Client, manager: ApiClient, now: Date): Promise<void> {
  for (const { usedHoursAgo, ...token } of tokens) {
    const made = await manager.call<ResponseOf<typeof api.createApiToken>>(api.createApiToken, {
      body: token,
    });
    await client.query(`UPDATE auth.api_token SET created_at = $2, last_used_at = $3 WHERE id = $1`, [
      made.token.id,
      new Date(now.getTime() - 11 * 24 * hourMs),
      new Date(now.getTime() - usedHoursAgo * hourMs),
    ]);
  }
}
