import { expect } from '@playwright/test';
import { Redis } from 'ioredis';
import { postOnce } from '../support/send-enquiry';
import { mail, stack, test } from './fault-test';

test.describe.configure({ mode: 'serial' });
test.setTimeout(150_000);

// Starting without Redis is tested in mail-server.e2e.ts, which restarts the stack anyway.
test('stopped while running: enquiries are taken in 2 s, and the staff have them when Redis is back', async () => {
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
  // Slow enough that most jobs are still in Redis when it is emptied.
  mail.behaviour = { delayMs: 500 };
  const answers = await Promise.all(Array.from({ length: 24 }, () => postOnce(stack)));
  const redis = new Redis(stack.redisUrl);
  await redis.flushall();
  redis.disconnect();
  expect(answers.filter(({ name }) => mail.about(name).length > 0).length).toBeLessThan(24);
  mail.behaviour = {};
  await mail.waitFor(
    answers.map(({ name }) => name),
    60_000,
  );
  for (const { name } of answers) expect(mail.about(name)).toHaveLength(1);
});
