import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import * as z from 'zod';

/** How to find out whether a process is ready; plain data, so that `make status` can ask too. */
export type Probe =
  | { kind: 'http'; port: number; path: string }
  /** Connects, sends `say` and expects an answer that begins with `expect`; both in latin1. */
  | { kind: 'talk'; port: number; say: string; expect: string };

const defaultTimeoutMs = 2_000;

/** Whether the process is ready. Never rejects. */
export const isReady = (probe: Probe, timeoutMs = defaultTimeoutMs): Promise<boolean> =>
  (probe.kind === 'http' ? answersHttp(probe, timeoutMs) : answersTalk(probe, timeoutMs)).catch(() => false);

const healthSchema = z.object({
  details: z.record(z.string(), z.object({ connected: z.boolean().optional() })),
});

/** Dependencies that a ready process misses, as its health names them: parts of it do not work meanwhile. */
export async function missingParts(probe: Probe): Promise<string[]> {
  if (probe.kind !== 'http') return [];
  const url = `http://127.0.0.1:${probe.port}${probe.path}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(defaultTimeoutMs) });
  const { data: health } = healthSchema.safeParse(await answer.json());
  return Object.entries(health?.details ?? {}).flatMap(([name, part]) =>
    part.connected === false ? [name] : [],
  );
}

type Http = Extract<Probe, { kind: 'http' }>;
type Talk = Extract<Probe, { kind: 'talk' }>;

async function answersHttp({ port, path }: Http, timeoutMs: number): Promise<boolean> {
  const call = get({ host: '127.0.0.1', port, path, agent: false, signal: AbortSignal.timeout(timeoutMs) });
  // A connection that breaks after the answer does not matter.
  call.on('error', () => undefined);
  const [answer] = await once(call, 'response');
  answer.on('error', () => undefined).resume();
  return answer.statusCode === 200;
}

async function answersTalk({ port, say, expect }: Talk, timeoutMs: number): Promise<boolean> {
  const socket = connect({ host: '127.0.0.1', port }).setEncoding('latin1');
  socket.setTimeout(timeoutMs, () => socket.destroy());
  socket.write(say, 'latin1');
  let answer = '';
  for await (const text of socket) {
    answer += text;
    if (answer.length >= expect.length) break;
  }
  return answer.startsWith(expect);
}
