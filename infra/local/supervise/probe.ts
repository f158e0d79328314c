import { request } from 'node:http';
import { connect } from 'node:net';
import * as z from 'zod';

/** How to find out whether a process is ready; plain data, so that `make status` can ask too. */
export type Probe =
  | { kind: 'http'; port: number; path: string }
  /** Connects, sends `say` and wants an answer that begins with `expect`; both in latin1. */
  | { kind: 'talk'; port: number; say: string; expect: string };

const defaultTimeoutMs = 2_000;

/** Whether the process answers as a ready one does. Never rejects. */
export function isReady(probe: Probe, timeoutMs = defaultTimeoutMs): Promise<boolean> {
  switch (probe.kind) {
    case 'http':
      return answersHttp(probe, timeoutMs);
    case 'talk':
      return answersTalk(probe, timeoutMs);
  }
}

const healthSchema = z.object({
  details: z.record(z.string(), z.object({ connected: z.boolean().optional() })),
});

/** What a process that is ready waits for all the same, as its health names it: it works on, but not all of it. */
export async function missingParts(probe: Probe, timeoutMs = defaultTimeoutMs): Promise<string[]> {
  if (probe.kind !== 'http') return [];
  const url = `http://127.0.0.1:${probe.port}${probe.path}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).then((response) =>
    response.json(),
  );
  const health = healthSchema.safeParse(answer);
  if (!health.success) return [];
  return Object.entries(health.data.details)
    .filter(([, { connected }]) => connected === false)
    .map(([name]) => name);
}

function answersHttp({ port, path }: { port: number; path: string }, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const call = request({ host: '127.0.0.1', port, path, timeout: timeoutMs }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => resolve(false));
    call.once('close', () => resolve(false));
    call.end();
  });
}

type Talk = Extract<Probe, { kind: 'talk' }>;

function answersTalk({ port, say, expect }: Talk, timeoutMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port }, () => socket.write(say, 'latin1'));
    const finish = (ready: boolean) => {
      socket.destroy();
      resolve(ready);
    };
    let answer = '';
    socket.setEncoding('latin1');
    socket.setTimeout(timeoutMs, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
    socket.on('data', (text) => {
      answer += text;
      if (answer.length >= expect.length) finish(answer.startsWith(expect));
    });
  });
}
