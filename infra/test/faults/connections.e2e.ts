import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { testAdmin } from '../stack';
import { queryDatabase } from '../support/database';
import { makeEnquiry } from '../support/enquiry';
import { freshAddress, postJsonFrom } from '../support/request-from';
import { stack, test } from './fault-test';

test.setTimeout(180_000);

/** Connections from one address that have each sent only the start of a header. */
const openHalf = async (count: number): Promise<Socket[]> => {
  const localAddress = freshAddress();
  const port = Number(new URL(stack.url).port);
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ host: '127.0.0.1', port, localAddress });
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    sockets.push(socket);
    if (index % 100 === 99) await sleep(10);
  }
  return sockets;
};

/** A hash of the first admin's password with minimal memory and rounds: a real one takes up most of a sign-in. */
const cheapHash =
  '$argon2id$v=19$m=8,t=1,p=1$X8ImXi1cfSaZY0e1mpoVhg$mOiJqr3Kw+qo5ri8XQHNL1/hN+Wnk2+g/1t0WC6Cm6M';

/** Cookies of that many sessions, ten for each user. */
const signInOften = async (count: number): Promise<string[]> => {
  const people = Math.ceil(count / 10);
  await queryDatabase(
    stack.databaseUrl,
    `INSERT INTO auth.app_user (id, name, email, role, password_hash)
     SELECT gen_random_uuid(), 'Meera ' || n, 'meera-' || n || '@golghar.example', 'sales_executive', $1
     FROM generate_series(1, $2::int) AS n`,
    [cheapHash, people],
  );
  const cookies: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { status, headers, text } = await postJsonFrom(
      freshAddress(),
      `${stack.url}/api/auth/login`,
      { email: `meera-${1 + (index % people)}@golghar.example`, password: testAdmin.password },
      { 'x-seed-token': stack.seedToken },
    );
    expect(status, text).toBe(200);
    cookies.push(String(headers['set-cookie']).split(';')[0] ?? '');
  }
  return cookies;
};

const openStream = (cookie: string, localAddress: string) =>
  new Promise<{ status: number; close: () => void }>((resolve, reject) => {
    const url = `${stack.url.replace('localhost', '127.0.0.1')}/api/admin/events`;
    const outgoing = get(url, { headers: { cookie }, localAddress, agent: false }, (answer) => {
      answer.on('error', () => undefined).resume();
      resolve({ status: answer.statusCode ?? 0, close: () => outgoing.destroy() });
    });
    outgoing.on('error', reject);
  });

test('3,000 half-open connections and 1,500 streams: everybody else is served within a second', async () => {
  const cookies = await signInOften(188);
  const streams: Awaited<ReturnType<typeof openStream>>[] = [];
  for (let index = 0; index < 1500; index += 50) {
    const localAddress = freshAddress();
    const fifty = Array.from({ length: 50 }, (_, each) => cookies[Math.floor((index + each) / 8)] ?? '');
    streams.push(...(await Promise.all(fifty.map((cookie) => openStream(cookie, localAddress)))));
  }
  expect(streams.filter(({ status }) => status === 200)).toHaveLength(1500);
  const halfOpen = await openHalf(3000);
  await sleep(500);
  const held = halfOpen.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
  expect(held).toBeLessThanOrEqual(1000);

  const waits: number[] = [];
  // Each enquiry is sent to every stream, which takes up most of this test.
  for (let count = 0; count < 10; count += 1) {
    const start = Date.now();
    const { status, text } = await postJsonFrom(freshAddress(), `${stack.url}/api/contact`, makeEnquiry());
    expect(status, text).toBe(201);
    waits.push(Date.now() - start);
    await sleep(200);
  }
  test.info().annotations.push({ type: 'slowest of 10', description: `${Math.max(...waits)} ms` });
  expect(Math.max(...waits)).toBeLessThan(1000);
  for (const socket of halfOpen) socket.destroy();
  for (const { close } of streams) close();
});

test("one visitor's unreadable requests cost nobody else an answer", async () => {
  const port = Number(new URL(stack.url).port);
  const noise = [
    'FOO /api/contact HTTP/1.1\r\nHost: x\r\n\r\n',
    `GET /api/visitor-count HTTP/1.1\r\nHost: x\r\nX-A: a\x01b\r\n\r\n`,
    `GET /api/contact HTTP/1.1\r\nHost: x\r\nX-A: ${'a'.repeat(7000)}\r\nX-B: ${'a'.repeat(7000)}\r\n\r\n`,
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  ];
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    for (const bytes of noise) {
      const socket = connect({ host: '127.0.0.1', port, localAddress: freshAddress() });
      socket.on('error', () => undefined);
      socket.write(bytes, 'latin1');
      await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
      socket.destroy();
      statuses.push((await postJsonFrom(freshAddress(), `${stack.url}/api/contact`, makeEnquiry())).status);
    }
  }
  expect(statuses).toEqual(Array(24).fill(201));
});
