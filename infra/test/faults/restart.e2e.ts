import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { StackProcess } from '../stack';
import { makeEnquiry } from '../support/enquiry';
import { freshAddress, postJsonFrom } from '../support/request-from';
import { countStored } from '../support/send-enquiry';
import { stack, test } from './fault-test';

test.setTimeout(120_000);

test('make restart of the only leads under 20 enquiries a second: each is taken at once', async () => {
  const before = { pid: stack.pid('leads'), url: stack.serviceUrl('leads') };
  const writing: ReturnType<typeof postJsonFrom>[] = [];
  let isOver = false;
  const restart = stack.restartProcess('leads').finally(() => {
    isOver = true;
  });
  for (let more = 20; more > 0; more -= isOver ? 1 : 0) {
    writing.push(postJsonFrom(freshAddress(), `${stack.url}/api/contact`, makeEnquiry()));
    await sleep(50);
  }
  await restart;
  const answers = await Promise.all(writing);
  expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  const ids = answers.map(({ text }) => (JSON.parse(text) as { id: string }).id);
  expect(await countStored(stack, ids)).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(40);
  expect(stack.pid('leads')).not.toBe(before.pid);
  expect(stack.serviceUrl('leads')).not.toBe(before.url);
});

for (const name of ['leads-worker', 'gateway', 'redis'] as const satisfies StackProcess[])
  test(`make restart of ${name} leaves a product that is well`, async () => {
    const before = stack.pid(name);
    await stack.restartProcess(name);
    expect(stack.pid(name)).not.toBe(before);
    for (const path of ['/api/health', '/api/visitor-count', '/api/auth/me'])
      expect((await fetch(stack.url + path)).status, path).not.toBe(503);
  });
