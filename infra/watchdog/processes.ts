import { lookup } from 'node:dns/promises';
import type { WatchdogReport } from '@golghar/contracts';
import * as z from 'zod';

export type Watched = { name: string; address: string };

const timeoutMs = 5000;

/** Parts of a service's health answer. */
const aliveSchema = z.object({
  version: z.string(),
  uptimeSeconds: z.number(),
  hungAt: z.iso.datetime().optional(),
});
const readySchema = z.object({
  details: z.record(z.string(), z.object({ connected: z.boolean().optional() })),
});

/** Asks every process for its health, each replica separately. */
export async function inspectProcesses(
  watched: readonly Watched[],
  before: WatchdogReport['processes'],
  now: Date,
): Promise<WatchdogReport['processes']> {
  const reports = await Promise.all(
    watched.map(async (one) => Promise.all((await replicas(one)).map(lookAt))),
  );
  return reports.flat().map((report) => {
    if (report.isUp) return { ...report, downSince: null };
    const last = before.find(({ name }) => name === report.name);
    // It may only be waiting for Postgres: how it was restarted earlier still holds.
    return { ...last, ...report, downSince: last?.downSince ?? now.toISOString() };
  });
}

/** One for each address of a name, or the name itself if it has one or none. */
async function replicas({ name, address }: Watched): Promise<Watched[]> {
  const url = new URL(address);
  const found = await lookup(url.hostname, { all: true }).catch(() => []);
  if (found.length < 2) return [{ name, address }];
  return found.map(({ address: ip, family }) => {
    const one = new URL(url);
    one.hostname = family === 6 ? `[${ip}]` : ip;
    return { name: `${name} (${ip})`, address: one.href };
  });
}

async function lookAt({
  name,
  address,
}: Watched): Promise<Omit<WatchdogReport['processes'][number], 'downSince'>> {
  const down = { name, isUp: false, version: null, uptimeSeconds: null, missing: [], connected: [] };
  const get = (path: string) => fetch(new URL(path, address), { signal: AbortSignal.timeout(timeoutMs) });
  const { pathname } = new URL(address);
  try {
    if (pathname !== '/') {
      const answer = await get(pathname);
      await answer.body?.cancel();
      return { ...down, isUp: answer.ok };
    }
    const [ready, alive] = await Promise.all([get('/readyz'), get('/healthz')]);
    const { version, uptimeSeconds, hungAt } = aliveSchema.parse(await alive.json());
    // Alive, but not ready: it waits for Postgres.
    const { details } = readySchema.parse(
      ready.ok ? await ready.json() : { details: { postgres: { connected: false } } },
    );
    const partsThat = (are: boolean) =>
      Object.keys(details).filter((part) => details[part]?.connected === are);
    return {
      name,
      isUp: ready.ok,
      version,
      uptimeSeconds,
      ...(hungAt && { hungAt }),
      missing: partsThat(false),
      connected: partsThat(true),
    };
  } catch {
    return down;
  }
}
