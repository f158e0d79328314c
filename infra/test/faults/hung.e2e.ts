import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { uniqueName } from '../support/enquiry';
import { postUntilStored } from '../support/send-enquiry';
import { mail, stack, test } from './fault-test';

test.setTimeout(180_000);

const answers = (url: string) =>
  fetch(`${url}/healthz`, { signal: AbortSignal.timeout(2_000) }).then((answer) => answer.json());

test('a worker that hangs is ended and started again by itself, says so, and tells the staff what waited', async () => {
  const before = stack.pid('leads-worker');
  stack.kill('leads-worker', 'SIGSTOP');
  const { name } = await postUntilStored(stack, uniqueName());
  await stack.ready('leads-worker', before);
  const log = readFileSync(path.join(stack.localDir, 'log/supervisor.log'), 'utf8');
  expect(log).toContain('leads-worker did not answer 3 times in a row and was killed; it is restarted');
  expect(await answers(stack.serviceUrl('leads-worker'))).toMatchObject({
    hungAt: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  await mail.waitFor([name], 60_000);
});

test('make start of a process that hangs starts it anew', async () => {
  const before = stack.pid('leads');
  stack.kill('leads', 'SIGSTOP');
  await stack.release('leads');
  expect(stack.pid('leads')).not.toBe(before);
  expect(await answers(stack.serviceUrl('leads'))).toMatchObject({ status: 'ok' });
});
