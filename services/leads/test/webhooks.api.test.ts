import { setTimeout as sleep } from 'node:timers/promises';
import { webhookPayloads } from '@golghar/contracts';
import { startReceiver } from '../../../infra/test/support/webhook-receiver';
import { webhookDueJob } from '../src/delivery/webhooks/webhook-due.job';
import { path as leadsPath, useLeads, useWorker } from './leads-client';
import { useWebhooks, webhooksPath } from './webhook-client';

const env = { WEBHOOKS_ALLOW_PRIVATE: 'true' };
const leads = useLeads({ env });
const { enquire } = leads;
const webhooks = useWebhooks(leads);
const { add, bodies, log, read, tryOut, verifyLast } = webhooks;
const worker = useWorker(leads, env);
const otherWorker = useWorker(leads, env);
/** As after a backup was restored where LEADS_SECRET is another one. */
const restored = useWorker(leads, {
  ...env,
  LEADS_SECRET: 'a third secret that only the tests of the API know',
});

const change = (id: string, update: object) =>
  webhooks.admin.request.patch(`${leadsPath}/${id}`).send(update).expect(200);

/** What the worker would do in a moment. */
const work = async (now = new Date()) => {
  await worker.arrive();
  await worker.run(webhookDueJob, now);
  await worker.deliver();
};
/** The same when the time of the next attempt has come. */
const workLater = async () => {
  await leads.sql`UPDATE leads.delivery SET next_attempt_at = now()
    WHERE kind = 'webhook' AND state = 'queued'`;
  await work();
};
const types = () => bodies().map(({ type }) => type);
const submissions = () => bodies().map(({ data }) => data.submission);

it('a webhook is told of a new lead, signed as Standard Webhooks has it', async () => {
  const added = await add();
  expect(added.secret).toMatch(/^whsec_/);
  const id = await enquire();
  await work();
  expect(types()).toEqual(['lead.created']);
  const payload = webhookPayloads['lead.created'].parse(verifyLast(added.secret));
  const shown = await webhooks.admin.read(`${leadsPath}/${id}`);
  expect(shown.submission).toMatchObject({ ...payload.data.submission, id });
  expect(submissions()[0]).not.toHaveProperty('notes');
  expect(await log(added)).toEqual([
    expect.objectContaining({
      id: webhooks.receiver.received[0]?.headers['webhook-id'],
      event: 'lead.created',
      lead: { id, reference: shown.submission.reference },
      state: 'delivered',
      attempts: 1,
      responseStatus: 204,
    }),
  ]);
  expect(await read(added)).toMatchObject({ waiting: 0, lastDeliveredAt: expect.any(String) });
  // The verification can fail.
  const other = `whsec_${Buffer.from('another secret of nobody').toString('base64')}`;
  expect(() => verifyLast(other)).toThrow('No matching signature');
});

it('a webhook hears of changes, several at once as one, by one and by many', async () => {
  await add({ events: ['lead.changed'] });
  const [first, second] = [await enquire(), await enquire()];
  await work();
  expect(types()).toEqual([]);
  await change(first, { status: 'pending' });
  await change(first, { value: 5000 });
  await work();
  expect(submissions()).toMatchObject([{ id: first, status: 'pending', value: 5000 }]);
  webhooks.receiver.received.length = 0;
  const selection = { leads: [{ id: first }, { id: second }] };
  await webhooks.admin.request
    .post(`${leadsPath}/bulk`)
    .send({ selection, change: { addTags: ['fair'] } })
    .expect(200);
  await work();
  expect(submissions()).toMatchObject([{ tags: ['fair'] }, { tags: ['fair'] }]);
});

it('a webhook hears of a change while an earlier one is repeated, which stays as it was', async () => {
  await add({ events: ['lead.changed'] });
  webhooks.receiver.answerWith(() => ({ status: 500 }));
  const id = await enquire();
  await work();
  await change(id, { status: 'pending' });
  await work();
  webhooks.receiver.answerWith(() => ({ status: 204 }));
  await change(id, { value: 5000 });
  await workLater();
  expect(
    submissions()
      .map(({ value }) => value ?? null)
      .sort(),
  ).toEqual([5000, null, null]);
});

it('a webhook hears nothing of a lead that is deleted meanwhile, of it again when it is restored, and forgets it', async () => {
  const added = await add({ events: ['lead.changed'] });
  const id = await enquire();
  const remove = () => webhooks.admin.remove(id);
  await work();
  await change(id, { status: 'pending' });
  await remove();
  await work();
  expect(types()).toEqual([]);
  expect(await log(added)).toEqual([]);
  await webhooks.admin.restore(id);
  await work();
  expect(types()).toEqual(['lead.changed']);
  expect(await log(added)).toHaveLength(1);
  await remove();
  await webhooks.admin.request.post(`${leadsPath}/${id}/erase`).expect(204);
  expect(await log(added)).toEqual([]);
});

it('a webhook hears of what is due once: a promised answer and a next step', async () => {
  await add({ events: ['lead.due'] });
  const [late, planned] = [await enquire(), await enquire()];
  const soon = new Date(Date.now() + 60_000).toISOString();
  await change(planned, { nextStep: { at: soon, text: 'Call about the offer' } });
  await leads.sql`UPDATE leads.lead SET due_at = CASE id WHEN ${late} THEN now() + interval '1 minute' END`;
  await work();
  expect(types()).toEqual([]);
  const later = new Date(Date.now() + 120_000);
  await work(later);
  await work(later);
  const told = bodies().map((payload) => webhookPayloads['lead.due'].parse(payload).data);
  expect(new Map(told.map(({ due, submission }) => [due, submission.id]))).toEqual(
    new Map([
      ['answer', late],
      ['next_step', planned],
    ]),
  );
  expect(told).toHaveLength(2);
});

it('a webhook hears nothing of spam, and of it as new when somebody brings it back', async () => {
  await add();
  const id = await enquire({ website: 'https://spam.example' });
  await work();
  expect(types()).toEqual([]);
  await webhooks.admin.request.post(`${leadsPath}/${id}/not-spam`).expect(200);
  await work();
  expect(types()).toEqual(['lead.created']);
});

it('a webhook that fails is tried again with the same id and body, and the log says what it answered', async () => {
  const added = await add({ events: ['lead.created'] });
  webhooks.receiver.answerWith(() => ({ status: 500, body: `broken ${'x'.repeat(5000)}` }));
  await enquire();
  await work();
  expect(await log(added)).toMatchObject([
    {
      state: 'queued',
      attempts: 1,
      responseStatus: 500,
      response: `broken ${'x'.repeat(493)}`,
      nextAttemptAt: expect.any(String),
    },
  ]);
  webhooks.receiver.answerWith(() => ({ status: 200, body: 'thanks' }));
  await workLater();
  expect(await log(added)).toMatchObject([{ state: 'delivered', attempts: 2, response: 'thanks' }]);
  const [first, second] = webhooks.receiver.received;
  expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
  expect(second?.body).toBe(first?.body);
});

it('a webhook is given up after nine attempts, and sent again by hand', async () => {
  const added = await add({ events: ['lead.created'] });
  const { received } = webhooks.receiver;
  webhooks.receiver.answerWith(() => ({ status: 503 }));
  await enquire();
  for (let attempt = 0; attempt < 9; attempt += 1) await workLater();
  const [failed] = await log(added);
  expect(failed).toMatchObject({ state: 'failed', attempts: 9, nextAttemptAt: null });
  await workLater();
  expect(received).toHaveLength(9);
  webhooks.receiver.answerWith(() => ({ status: 204 }));
  const replay = `${webhooksPath}/${added.webhook.id}/deliveries/${failed?.id}/replay`;
  const { body } = await webhooks.admin.request.post(replay).expect(202);
  expect(body.delivery).toMatchObject({ id: failed?.id, state: 'queued' });
  await work();
  expect((await log(added))[0]).toMatchObject({ state: 'delivered', attempts: 1 });
  expect(received[9]?.headers['webhook-id']).toBe(failed?.id);
});

it('a webhook is paused after twenty failures in a row, and goes on when an admin says so', async () => {
  const added = await add({ events: ['lead.created'] });
  const { url, received } = webhooks.receiver;
  webhooks.receiver.answerWith(() => ({ status: 500 }));
  for (let n = 0; n < 4; n += 1) await enquire();
  for (let round = 0; round < 6; round += 1) await workLater();
  expect(received).toHaveLength(20);
  const pauseReason = '20 attempts in a row failed; the last: it answered 500.';
  expect(await read(added)).toMatchObject({ pausedAt: expect.any(String), pauseReason, waiting: 4 });
  expect(await worker.emails('webhook_paused')).toEqual([
    expect.objectContaining({
      to: { name: 'Meera Sinha', address: webhooks.admin.email },
      subject: `Webhook paused: ${new URL(url).host}`,
      text: expect.stringContaining(pauseReason),
    }),
  ]);
  webhooks.receiver.answerWith(() => ({ status: 204 }));
  const resumed = webhooks.admin.request.patch(`${webhooksPath}/${added.webhook.id}`);
  await resumed.send({ isPaused: false }).expect(200);
  await work();
  expect(await read(added)).toMatchObject({ pausedAt: null, pauseReason: null, waiting: 0 });
  // Whoever reads it now would find nothing to do.
  expect(await worker.emails('webhook_paused')).toEqual([undefined]);
});

it('a webhook is not blamed for a call that cannot be worded, which is tried again by itself', async () => {
  const added = await add();
  const id = await enquire();
  await leads.sql`UPDATE leads.lead SET source = '{"landingPage": 1}' WHERE id = ${id}`;
  await work();
  expect(webhooks.receiver.received).toEqual([]);
  expect(await log(added)).toMatchObject([{ attempts: 1, responseStatus: null }]);
  expect(await leads.sql`SELECT failures FROM leads.webhook`).toEqual([{ failures: 0 }]);
});

it('a webhook whose endpoint is gone for good is paused at once', async () => {
  const added = await add({ events: ['lead.created'] });
  webhooks.receiver.answerWith(() => ({ status: 410 }));
  for (let n = 0; n < 2; n += 1) await enquire();
  await work();
  const pauseReason = 'The endpoint says that it is gone for good (410).';
  expect(await read(added)).toMatchObject({ pauseReason });
  // Two answers that said so at once are one pause.
  expect(await worker.emails('webhook_paused')).toHaveLength(1);
});

it('a webhook follows no redirect', async () => {
  const added = await add();
  const other = await startReceiver();
  webhooks.receiver.answerWith(() => ({ status: 302, headers: { location: other.url } }));
  await tryOut(added);
  await work();
  expect(other.received).toEqual([]);
  expect(await log(added)).toMatchObject([{ state: 'queued', responseStatus: 302 }]);
  await other.close();
});

it('a webhook is sent to once by two workers at the same time', async () => {
  await add({ events: ['lead.created'] });
  webhooks.receiver.answerWith(async () => {
    await sleep(100);
    return { status: 204 };
  });
  for (let n = 0; n < 6; n += 1) await enquire();
  const both = [worker, otherWorker];
  await Promise.all(both.map((each) => each.arrive()));
  await Promise.all(both.map((each) => each.deliver()));
  const ids = webhooks.receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
});

it('a webhook that is removed while a message is on its way is forgotten with its log', async () => {
  const added = await add();
  const address = `${webhooksPath}/${added.webhook.id}`;
  webhooks.receiver.answerWith(async () => {
    await webhooks.admin.request.delete(address).expect(204);
    return { status: 500 };
  });
  await tryOut(added);
  await work();
  expect(webhooks.receiver.received).toHaveLength(1);
  expect(await leads.sql`SELECT id FROM leads.delivery WHERE kind = 'webhook'`).toEqual([]);
  const { request } = webhooks.admin;
  await request.get(`${address}/deliveries`).expect(404);
  await request.delete(address).expect(404);
  await request.patch(address).send({ isPaused: true }).expect(404);
  for (const action of ['secret', 'test']) await request.post(`${address}/${action}`).expect(404);
});

it('a webhook can be tried, changed and have another secret, and both are good for a day', async () => {
  const added = await add();
  const address = `${webhooksPath}/${added.webhook.id}`;
  const rotated = (await webhooks.admin.request.post(`${address}/secret`).expect(200)).body;
  expect(rotated.secret).not.toBe(added.secret);
  expect(await tryOut(added)).toMatchObject({ event: 'webhook.test', lead: null, state: 'queued' });
  await work();
  for (const { secret } of [added, rotated])
    expect(webhookPayloads['webhook.test'].safeParse(verifyLast(secret)).success).toBe(true);
  await leads.sql`UPDATE leads.webhook SET old_secret_until = now()`;
  await tryOut(added);
  await work();
  expect(() => verifyLast(added.secret)).toThrow('No matching signature');
  await webhooks.admin.request.patch(address).send({}).expect(400);
  const changes = { url: `${webhooks.receiver.url}/other`, events: ['lead.due'] };
  const changing = webhooks.admin.request.patch(address).send({ ...changes, isPaused: true });
  const { webhook } = (await changing.expect(200)).body;
  expect(webhook).toMatchObject({ ...changes, pausedAt: expect.any(String), pauseReason: null });
  const entries = await leads.sql<{ action: string }>`SELECT action FROM leads.audit_entry
    WHERE actor_id = ${webhooks.admin.id} ORDER BY id DESC LIMIT 3`;
  expect(entries.map(({ action }) => action)).toEqual([
    'webhook_changed',
    'webhook_secret_made',
    'webhook_added',
  ]);
});

it('a webhook has a log in pages', async () => {
  const added = await add();
  const address = `${webhooksPath}/${added.webhook.id}/deliveries`;
  for (let n = 0; n < 3; n += 1) await tryOut(added);
  const get = (query: string) => webhooks.admin.request.get(`${address}?${query}`);
  const { body: first } = await get('limit=2').expect(200);
  expect(first.deliveries).toHaveLength(2);
  const { body: rest } = await get(`limit=2&before=${first.next}`).expect(200);
  expect(rest).toMatchObject({ deliveries: [expect.anything()], next: null });
  await get('limit=0').expect(400);
  await webhooks.admin.request.post(`${address}/${added.webhook.id}/replay`).expect(404);
});

it('a webhook is one of ten at most, and has to have an address and something to tell', async () => {
  for (let n = 0; n < 10; n += 1) await add();
  const tooMany = { url: webhooks.receiver.url, events: ['lead.due'] };
  await webhooks.admin.request.post(webhooksPath).send(tooMany).expect(409);
  for (const [field, wrong] of [
    ['url', { url: 'hooks.example' }],
    ['url', { url: 'https://name:word@hooks.example' }],
    ['url', { url: 'https://hooks.example/\0' }],
    ['events', { events: [] }],
  ] as const) {
    const adding = webhooks.admin.request.post(webhooksPath).send({ ...tooMany, ...wrong });
    expect(Object.keys((await adding.expect(400)).body.fields)).toEqual([field]);
  }
});

const rotate = async (id: string) =>
  (await webhooks.admin.request.post(`${webhooksPath}/${id}/secret`).expect(200)).body;

it('secrets are in no row, new ones and old ones, and sign all the same', async () => {
  const added = await add();
  const secrets = [added.secret, (await rotate(added.webhook.id)).secret];
  const rows = JSON.stringify(await leads.sql`SELECT secret, old_secret FROM leads.webhook`);
  for (const secret of secrets) expect(rows).not.toContain(secret.slice(6));
  await tryOut(added);
  await worker.deliver();
  for (const secret of secrets) expect(() => verifyLast(secret)).not.toThrow();
});

it('with another LEADS_SECRET a webhook waits and says why, until it has a new secret', async () => {
  const added = await add();
  await tryOut(added);
  await restored.deliver();
  expect(webhooks.receiver.received).toEqual([]);
  const pauseReason = expect.stringMatching(/^Its secret was encrypted with another LEADS_SECRET/);
  expect(await read(added)).toMatchObject({ pausedAt: expect.any(String), pauseReason, waiting: 1 });
  const [told] = await restored.emails('webhook_paused');
  expect(told?.text).toContain('Make a new secret');

  const { id } = added.webhook;
  const { secret } = await rotate(id);
  await webhooks.admin.request.patch(`${webhooksPath}/${id}`).send({ isPaused: false }).expect(200);
  await worker.deliver();
  expect(() => verifyLast(secret)).not.toThrow();
});
