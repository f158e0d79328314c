import { once } from 'node:events';
import { statfs } from 'node:fs/promises';
import { isIP } from 'node:net';
import path from 'node:path';
import { connect } from 'node:tls';
import type { AlertFlow, WatchdogReport } from '@golghar/contracts';
import { Redis } from 'ioredis';
import type { Client } from 'pg';
import * as z from 'zod';
import {
  databaseName,
  roleName,
  type ServiceName,
  serviceDatabaseUrl,
  serviceNames,
} from '../database/service-role';
import { inSession } from '../database/session';
import { messageOf } from '../environment/program';
import { verifyMailServer } from '../mail-test/mail-test';
import type { Answer, Facts } from './check';

const timeoutMs = 5000;

/** The result of asking something, or why it failed. */
const ask = (what: string, work: () => Promise<unknown>): Promise<Answer> =>
  work().then(
    () => ({ what, fault: null }),
    (error: unknown) => ({ what, fault: messageOf(error) }),
  );

/** Postgres itself, its clock, whether every service can sign in, and how far enquiries and alerts get. */
export async function askPostgres(
  url: string,
  passwords: Record<ServiceName, string>,
): Promise<Partial<Facts>> {
  let found: Partial<Facts> = {};
  const postgres = await ask(`Postgres at ${new URL(url).host}`, () =>
    inSession(
      url,
      async (client) => {
        found = { ...(await askServer(client)), ...(await readAlerts(client)) };
      },
      timeoutMs,
    ),
  );
  if (postgres.fault !== null) return { postgres };
  const roles = serviceNames.map((service) =>
    ask(roleName(databaseName(url), service), () =>
      inSession(
        serviceDatabaseUrl(url, service, passwords[service]),
        (client) => client.query('SELECT 1'),
        timeoutMs,
      ),
    ),
  );
  return { postgres, ...found, roles: await Promise.all(roles) };
}

async function askServer(client: Client): Promise<Pick<Facts, 'server' | 'since'>> {
  const asked = Date.now();
  const { rows } = await client.query<{
    version: string;
    now: Date;
    used: number;
    most: number;
    since: Date;
  }>(
    `SELECT current_setting('server_version') AS version, clock_timestamp() AS now,
       (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
       current_setting('max_connections')::int AS most,
       coalesce((SELECT min(created_at) FROM auth.app_user), now()) AS since`,
  );
  const [row] = rows;
  if (!row) throw new Error('it returned no information');
  const { now, since, ...server } = row;
  const clockSkewSeconds = Math.abs((asked + Date.now()) / 2 - now.getTime()) / 1000;
  return { server: { ...server, clockSkewSeconds }, since };
}

const arriving = `FROM leads.delivery WHERE channel = 'queue' AND state = 'queued' AND group_id IS NULL`;

/** The figures that leads gives the back office. */
const alertFlowSql = `SELECT
  (SELECT count(*)::int ${arriving}) AS outbox,
  (SELECT extract(epoch FROM clock_timestamp() - min(queued_at))::int ${arriving}) AS "outboxSeconds",
  count(*) FILTER (WHERE state = 'queued')::int AS waiting,
  extract(epoch FROM clock_timestamp() - min(queued_at) FILTER (WHERE state = 'queued' AND group_id IS NULL))::int
    AS "waitingSeconds",
  count(*) FILTER (WHERE state = 'queued' AND attempts > 0)::int AS deferred,
  count(*) FILTER (WHERE state = 'failed')::int AS parked,
  (array_agg(last_answer ORDER BY state, queued_at) FILTER (WHERE last_answer IS NOT NULL))[1] AS "smtpResponse",
  NULL AS "lastSentAt"
  FROM leads.delivery WHERE kind = 'alert' AND state IN ('queued', 'failed')`;

/** How far enquiries and alerts get, those of people and the product's own. */
export async function readAlerts(client: Client): Promise<Required<Pick<Facts, 'alerts' | 'canaryFailure'>>> {
  const { rows: flows } = await client.query<AlertFlow>(alertFlowSql);
  const { rows: canaries } = await client.query<{ failure: string | null }>(
    `SELECT failure FROM leads.canary_run WHERE state <> 'running' ORDER BY started_at DESC LIMIT 1`,
  );
  const [alerts] = flows;
  if (!alerts) throw new Error('Postgres returned no figures of the alerts.');
  return { alerts, canaryFailure: canaries[0]?.failure ?? null };
}

/** Redis must answer and evict nothing; everything in it can be rebuilt from Postgres. */
export async function askRedis(url: string): Promise<Partial<Facts>> {
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: timeoutMs,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  let fault: unknown;
  client.on('error', (error) => {
    fault = error;
  });
  let info = '';
  const redis = await ask(`Redis at ${new URL(url).host}`, async () => {
    try {
      await client.connect();
      info = await client.info();
    } catch (error) {
      throw fault ?? error;
    }
  });
  // Otherwise ioredis waits two seconds for a connection that has ended.
  if (client.status !== 'end') client.disconnect();
  const [, redisPolicy] = /^maxmemory_policy:(\S+)/m.exec(info) ?? [];
  return { redis, ...(redisPolicy && { redisPolicy }) };
}

/** Whether the mail server accepts our sign-in; nothing is sent. */
export async function askMailServer(smtpUrl: string): Promise<Answer> {
  const fault = await verifyMailServer(smtpUrl);
  return {
    what: `the mail server ${new URL(smtpUrl).host}`,
    fault: fault ? [fault.response, fault.advice].filter(Boolean).join('. ') : null,
  };
}

/** Whether visitors reach the product at its public address. */
export const askAddress = (publicUrl: string): Promise<Answer> =>
  ask(publicUrl, async () => {
    const answer = await fetch(new URL('/api/health', publicUrl), { signal: AbortSignal.timeout(timeoutMs) });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`/api/health answers ${answer.status}`);
  });

const latestRelease = z.object({ tag_name: z.string().transform((tag) => tag.replace(/^v/, '')) });

/** The version of the newest release according to GitHub's API; null when it does not say. */
export const askRelease = (url: string): Promise<string | null> =>
  fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    .then((answer) => answer.json())
    .then((release) => latestRelease.parse(release).tag_name)
    .catch(() => null);

/** The free space on the disk of a folder, which need not exist yet; undefined where it cannot be read. */
export async function readDiskSpace(folder: string): Promise<WatchdogReport['disks'][number] | undefined> {
  for (let there = path.resolve(folder); ; there = path.dirname(there)) {
    const found = await statfs(there).catch(() => undefined);
    if (found)
      return { path: folder, freeBytes: found.bavail * found.bsize, totalBytes: found.blocks * found.bsize };
    if (there === path.dirname(there)) return undefined;
  }
}

/**
 * When the certificate of an https: address expires, whoever signed it; undefined when the address has none.
 * @throws Error when nobody answers there
 */
export async function certificateEnd(address: string): Promise<Date | undefined> {
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'https:') return undefined;
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    ...(isIP(hostname) === 0 && { servername: hostname }),
    // An expired certificate must be found, not refused.
    rejectUnauthorized: false,
    timeout: timeoutMs,
  });
  socket.once('timeout', () => socket.destroy(new Error(`${hostname} does not answer`)));
  await once(socket, 'secureConnect');
  const { valid_to } = socket.getPeerCertificate();
  socket.destroy();
  return valid_to ? new Date(valid_to) : undefined;
}
