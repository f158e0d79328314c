import { request as open } from 'node:http';
import { expect, test } from '@playwright/test';
import { signIn } from '../../../infra/test/support/back-office';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { product } from '../../../infra/test/support/environment';

type Heard = { at: number; text: string };

/** Listens to the events with a session's cookie until `close`. */
async function listen(cookie: string) {
  const heard: Heard[] = [];
  let isOver = false;
  const outgoing = open(`${product.url.replace('localhost', '127.0.0.1')}/api/admin/events`, {
    headers: { cookie },
  });
  outgoing.on('error', () => undefined);
  const status = await new Promise<number>((resolve) => {
    outgoing.on('response', (response) => {
      response.setEncoding('utf8').on('data', (text: string) => heard.push({ at: Date.now(), text }));
      response.on('end', () => {
        isOver = true;
      });
      response.on('error', () => undefined);
      resolve(response.statusCode ?? 0);
    });
    outgoing.end();
  });
  return {
    status,
    isOver: () => isOver,
    all: () => heard.map(({ text }) => text).join(''),
    close: () => outgoing.destroy(),
  };
}

const cookieOf = async (context: {
  storageState: () => Promise<{ cookies: { name: string; value: string }[] }>;
}) => (await context.storageState()).cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

test('a new enquiry, a changed status and a note are told within two seconds', async ({ request }) => {
  await signIn(request);
  const stream = await listen(await cookieOf(request));
  expect(stream.status).toBe(200);
  await expect.poll(stream.all).toContain('retry: ');

  const { id } = await (await request.post('/api/contact', { data: makeEnquiry() })).json();
  await expect.poll(stream.all, { timeout: 2000 }).toContain('{"kind":"enquiry"}');

  const times = () => stream.all().split(`"kind":"lead","id":"${id}"`).length - 1;
  await request.patch(`/api/admin/submissions/${id}`, { data: { status: 'pending' } });
  await expect.poll(times, { timeout: 2000 }).toBe(1);
  await request.post(`/api/admin/submissions/${id}/notes`, { data: { content: 'Called back' } });
  await expect.poll(times, { timeout: 2000 }).toBe(2);
  // What changes nothing is no news.
  await request.patch(`/api/admin/submissions/${id}`, { data: { status: 'pending' } });
  await request.delete(`/api/admin/submissions/${id}`);
  await expect.poll(times, { timeout: 2000 }).toBe(3);
  stream.close();
});

test('nobody listens without a session, and a stream ends with its session', async ({ request }) => {
  expect((await listen('')).status).toBe(401);
  await signIn(request);
  const stream = await listen(await cookieOf(request));
  expect(stream.status).toBe(200);
  await request.post('/api/auth/logout');
  await expect.poll(stream.isOver, { timeout: 8000 }).toBe(true);
});
