import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Delivery, DeliveryEngine } from '@golghar/platform/deliveries';
import { compileWorker } from '../../../infra/test/api/compile-worker';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { type Receiver, startReceiver } from '../../../infra/test/support/webhook-receiver';
import { HttpChannel } from '../src/delivery/webhooks/http-channel';

const leads = useService('leads');
const path = '/api/admin/webhooks';

let admin: SignedIn;
let receiver: Receiver;
let worker: Awaited<ReturnType<typeof compileWorker>>;

beforeAll(async () => {
  admin = await leads.signIn('admin');
  receiver = await startReceiver();
  worker = await compileWorker(leads.database);
});

afterAll(async () => {
  await receiver?.close();
  await worker?.close();
});

it.each([
  'http://hooks.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://10.0.0.5:8443/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::ffff:192.168.0.1]/',
  'https://2130706433/',
  'https://0x7f000001/',
])('the address %s is refused when it is typed', async (url) => {
  const { body } = await admin.request
    .post(path)
    .send({ url, events: ['lead.due'] })
    .expect(400);
  expect(Object.keys(body.fields)).toEqual(['url']);
});

it('a name that leads to a private address is refused when it is connected to', async () => {
  const { body } = await admin.request
    .post(path)
    .send({ url: 'https://localhost/hook', events: ['lead.due'] })
    .expect(201);
  await admin.request.post(`${path}/${body.webhook.id}/test`).expect(202);
  await worker.get(DeliveryEngine).deliverDue();
  const { body: log } = await admin.request.get(`${path}/${body.webhook.id}/deliveries`).expect(200);
  expect(log.deliveries[0]).toMatchObject({ state: 'queued', responseStatus: null });
  expect(log.deliveries[0].response).toBe('localhost is not an address of the public internet.');
});

describe('a post', () => {
  const delivery: Delivery = {
    id: '01900000-0000-7000-8000-000000000001',
    kind: 'webhook',
    subjectId: '01900000-0000-7000-8000-000000000002',
    attempts: 1,
    recipient: null,
    recipientName: null,
    dueAt: new Date(),
    host: '',
  };
  const post = (url: string, { allowPrivate, timeoutMs }: { allowPrivate: boolean; timeoutMs?: number }) => {
    const channel = new HttpChannel({ WEBHOOKS_ALLOW_PRIVATE: allowPrivate });
    if (timeoutMs) channel.timeoutMs = timeoutMs;
    return channel.send(delivery, { url, body: '{}', headers: () => ({}) });
  };

  it('goes to no private address and by no plain HTTP, and nothing arrives', async () => {
    expect(await post(receiver.url, { allowPrivate: false })).toEqual({
      kind: 'deferred',
      answer: 'The address must begin with https://',
    });
    const secure = receiver.url.replace('http:', 'https:');
    expect(await post(secure, { allowPrivate: false })).toEqual({
      kind: 'deferred',
      answer: '127.0.0.1 is not an address of the public internet.',
    });
    expect(receiver.received).toEqual([]);
  });

  it('waits no longer than it may for the whole answer', async () => {
    receiver.answerWith(() => new Promise(() => undefined));
    expect(await post(receiver.url, { allowPrivate: true, timeoutMs: 100 })).toEqual({
      kind: 'deferred',
      answer: 'There was no answer in time.',
    });
  });

  it.each([
    ['hangs in the middle', 'so far', { kind: 'deferred', answer: 'There was no answer in time.' }],
    ['never ends', 'x'.repeat(100_000), { kind: 'sent', answer: `200 ${'x'.repeat(500)}` }],
  ])('reads no more than it may of an answer that %s', async (_, begin, outcome) => {
    const endless = createServer((_request, answer) => answer.write(begin)).listen(0, '127.0.0.1');
    await once(endless, 'listening');
    const { port } = endless.address() as AddressInfo;
    expect(await post(`http://127.0.0.1:${port}/`, { allowPrivate: true, timeoutMs: 1000 })).toEqual(outcome);
    endless.closeAllConnections();
    endless.close();
  });

  it('says why nobody could be reached', async () => {
    const gone = await startReceiver();
    await gone.close();
    // Not what the name led to.
    expect(await post(gone.url, { allowPrivate: true })).toEqual({
      kind: 'deferred',
      answer: 'ECONNREFUSED',
    });
  });
});
