import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Delivery } from '@golghar/platform/deliveries';
import { startReceiver } from '../../../infra/test/support/webhook-receiver';
import { HttpChannel } from '../src/delivery/webhooks/http-channel';
import { useLeads, useWorker } from './leads-client';
import { useWebhooks, webhooksPath } from './webhook-client';

const leads = useLeads();
const webhooks = useWebhooks(leads);
const worker = useWorker(leads);

it.each([
  'http://hooks.example/',
  'https://10.0.0.5:8443/',
  'https://[::ffff:192.168.0.1]/',
  'https://2130706433/',
])('the address %s is refused when it is typed', async (url) => {
  const typed = webhooks.admin.request.post(webhooksPath).send({ url, events: ['lead.due'] });
  const { body } = await typed.expect(400);
  expect(Object.keys(body.fields)).toEqual(['url']);
});

it('a name that leads to a private address is refused when it is connected to', async () => {
  const added = await webhooks.add({ url: 'https://localhost/hook' });
  await webhooks.tryOut(added);
  await worker.deliver();
  expect(await webhooks.log(added)).toMatchObject([
    {
      state: 'queued',
      responseStatus: null,
      response: 'localhost is not an address of the public internet.',
    },
  ]);
});

const post = (url: string, { allowPrivate = true, timeoutMs = 1000 } = {}) => {
  const channel = new HttpChannel({ WEBHOOKS_ALLOW_PRIVATE: allowPrivate });
  channel.timeoutMs = timeoutMs;
  return channel.send({} as Delivery, { url, body: '{}', headers: () => ({}) });
};
const deferred = (answer: string) => ({ kind: 'deferred', answer });
const late = deferred('There was no answer in time.');

it('a post goes to no private address and by no plain HTTP, and nothing arrives', async () => {
  const { url, received } = webhooks.receiver;
  const closed = { allowPrivate: false };
  expect(await post(url, closed)).toEqual(deferred('The address must begin with https://'));
  expect(await post(url.replace('http:', 'https:'), closed)).toEqual(
    deferred('127.0.0.1 is not an address of the public internet.'),
  );
  expect(received).toEqual([]);
});

it('a post waits no longer than it may for the whole answer', async () => {
  webhooks.receiver.answerWith(() => new Promise(() => undefined));
  expect(await post(webhooks.receiver.url, { timeoutMs: 100 })).toEqual(late);
});

it.each([
  ['hangs in the middle', 'so far', late],
  ['never ends', 'x'.repeat(100_000), { kind: 'sent', answer: `200 ${'x'.repeat(500)}` }],
])('a post reads no more than it may of an answer that %s', async (_, begin, outcome) => {
  const endless = createServer((_request, answer) => answer.write(begin)).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const { port } = endless.address() as AddressInfo;
  expect(await post(`http://127.0.0.1:${port}/`)).toEqual(outcome);
  endless.closeAllConnections();
  endless.close();
});

it('a post says why nobody could be reached', async () => {
  const gone = await startReceiver();
  await gone.close();
  // Not what the name led to.
  expect(await post(gone.url)).toEqual(deferred('ECONNREFUSED'));
});
