import { setTimeout as sleep } from 'node:timers/promises';
import type { Stack } from '../test/stack';
import { uniqueName } from '../test/support/enquiry';
import { postOnce } from '../test/support/send-enquiry';
import type { ScriptedMailServer } from '../test/support/smtp-script';

const rate = 20;

const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Milliseconds from the post to the mail server's acceptance, at 20 enquiries a second. */
export async function alertLatency(stack: Stack, mail: ScriptedMailServer, seconds: number) {
  const start = new Map<string, number>();
  const names = Array.from({ length: rate * seconds }, () => uniqueName());
  const posts = names.map(async (name, index) => {
    await sleep((index * 1000) / rate);
    start.set(name, Date.now());
    await postOnce(stack, name);
  });
  await Promise.all(posts);
  await mail.waitFor(names, 30_000);
  const times = names
    .map((name) => (mail.about(name)[0]?.at ?? Number.NaN) - (start.get(name) ?? 0))
    .sort((a, b) => a - b);
  return { count: names.length, p50: at(times, 0.5), p99: at(times, 0.99) };
}
