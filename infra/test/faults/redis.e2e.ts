import { expect, test } from '@playwright/test';
import { Redis } from 'ioredis';
import { Stack } from '../stack';
import { postOnce } from '../support/send-enquiry';
import { ScriptedMailServer } from '../support/smtp-script';

const mail = new ScriptedMailServer();
let stack: Stack;

test.describe.configure({ mode: 'serial' });
test.setTimeout(150_000);

test.beforeAll(async () => {
  await mail.open();
  stack = new Stack({ localDir: '.local/test-redis', fresh: true, env: { SMTP_URL: mail.url } });
  // Redis is away when everything else starts.
  await stack.hold('redis');
  await stack.start();
});

test.afterAll(async () => {
  await stack.stop();
  await mail.close();
});

test('down at boot: an enquiry is taken in 2 s, and the staff have it when Redis is back', async () => {
  const answer = await postOnce(stack);
  expect([answer.status, answer.took < 2000]).toEqual([201, true]);
  expect(mail.about(answer.name)).toHaveLength(0);
  await stack.release('redis');
  await mail.waitFor([answer.name], 60_000);
});

test('stopped while running: the same', async () => {
  await stack.hold('redis');
  const answers = [await postOnce(stack), await postOnce(stack), await postOnce(stack)];
  for (const { status, took } of answers) expect([status, took < 2000]).toEqual([201, true]);
  await stack.release('redis');
  await mail.waitFor(
    answers.map(({ name }) => name),
    60_000,
  );
});

test('emptied between the post and the mail: nothing is lost, and nothing comes twice', async () => {
  // Slow enough that most of them wait in Redis when it is emptied.
  mail.behaviour = { delay: 500 };
  const answers = await Promise.all(Array.from({ length: 24 }, () => postOnce(stack)));
  const redis = new Redis(stack.redisUrl);
  await redis.flushall();
  redis.disconnect();
  expect(mail.received.length).toBeLessThan(24);
  mail.behaviour = {};
  await mail.waitFor(
    answers.map(({ name }) => name),
    60_000,
  );
  for (const { name } of answers) expect(mail.about(name)).toHaveLength(1);
});
