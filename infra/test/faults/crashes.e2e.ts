import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { Stack, type StackProcess } from '../stack';
import { queryDatabase } from '../support/database';
import { uniqueName } from '../support/enquiry';
import { postOnce, postUntilTaken } from '../support/send-enquiry';
import { ScriptedMailServer } from '../support/smtp-script';

const mail = new ScriptedMailServer();
let stack: Stack;

test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

test.beforeAll(async () => {
  await mail.open();
  stack = new Stack({ localDir: '.local/test-crashes', fresh: true, env: { SMTP_URL: mail.url } });
  await stack.start();
});

test.afterAll(async () => {
  await stack.stop();
  await mail.close();
});

const leadsOf = async (names: readonly string[]) => {
  const rows = await queryDatabase<{ name: string; id: string }>(
    stack.databaseUrl,
    'SELECT name, id FROM leads.lead WHERE name = ANY($1)',
    [names],
  );
  return rows.sort((a, b) => a.name.localeCompare(b.name));
};

/** Visitors who write, each until the answer is 201, while something is killed. */
const writeWhile = async (count: number, kill: () => Promise<void>) => {
  const names = Array.from({ length: count }, () => uniqueName());
  const writing = Promise.all(
    names.map(async (name, index) => {
      await sleep(index * 40);
      return postUntilTaken(stack, name);
    }),
  );
  await kill();
  return writing;
};

for (const process of ['leads', 'postgres'] as const satisfies StackProcess[])
  test(`kill -9 of ${process} while visitors write: one lead for each, and the staff hear of all`, async () => {
    const taken = await writeWhile(40, async () => {
      await sleep(500);
      const pid = stack.pid(process);
      stack.kill(process);
      const killed = Date.now();
      await stack.ready(process, pid);
      expect(Date.now() - killed).toBeLessThan(15_000);
    });
    expect(taken.some(({ tries }) => tries > 1)).toBe(true);
    const expected = taken.map(({ name, id }) => ({ name, id })).sort((a, b) => a.name.localeCompare(b.name));
    expect(await leadsOf(taken.map(({ name }) => name))).toEqual(expected);
    await mail.waitFor(
      taken.map(({ name }) => name),
      120_000,
    );
  });

test('kill -9 of the worker in the middle of sending: every mail comes, doubled at most where it was cut off', async () => {
  mail.behaviour = { delay: 400 };
  const taken = await writeWhile(30, async () => {
    await sleep(900);
    await stack.killAndWait('leads-worker');
    await sleep(700);
    await stack.killAndWait('leads-worker');
  });
  mail.behaviour = {};
  await mail.waitFor(
    taken.map(({ name }) => name),
    120_000,
  );
  const doubled = taken.filter(({ name }) => mail.about(name).length > 1);
  // Eight mails may be on their way at each of the two breaks.
  expect(doubled.length).toBeLessThanOrEqual(16);
  for (const { name } of doubled)
    expect(new Set(mail.about(name).map(({ messageId }) => messageId)).size).toBe(1);
});

test('without Postgres the answer is an honest 503 within 5 s, and it heals by itself', async () => {
  await stack.hold('postgres');
  const answer = await postOnce(stack);
  expect([answer.status, answer.code]).toEqual([503, 'unavailable']);
  expect(answer.took).toBeLessThan(5000);
  expect((await fetch(stack.url)).status).toBe(200);
  await stack.release('postgres');
  const start = Date.now();
  const { name } = await postUntilTaken(stack, uniqueName());
  expect(Date.now() - start).toBeLessThan(15_000);
  await mail.waitFor([name], 30_000);
});

test('what is left after kill -9 of the supervisor does not stop the next start', async () => {
  const { name } = await postUntilTaken(stack, uniqueName());
  stack.kill('supervisor');
  await sleep(300);
  await stack.start();
  expect(await leadsOf([name])).toHaveLength(1);
  expect((await postOnce(stack)).status).toBe(201);
});
