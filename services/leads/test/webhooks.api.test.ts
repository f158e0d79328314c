import { setTimeout as sleep } from 'node:timers/promises';
import {
  type api,
  type NewWebhook,
  type ResponseOf,
  type WebhookDelivery,
  webhookPayloads,
} from '@golghar/contracts';
import { DeliveryEngine, type DeliverySubject, Messages } from '@golghar/platform/deliveries';
import { Webhook } from 'standardwebhooks';
import { DataSource } from 'typeorm';
import { compileWorker } from '../../../infra/test/api/compile-worker';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { type Receiver, startReceiver } from '../../../infra/test/support/webhook-receiver';
import { Relay } from '../src/delivery/arrival/relay';
import { WebhookDueJob } from '../src/delivery/webhooks/webhook-due.job';

const env = { WEBHOOKS_ALLOW_PRIVATE: 'true' };
const leads = useService('leads', { env });
const path = '/api/admin/webhooks';

let admin: SignedIn;
let receiver: Receiver;
let worker: Awaited<ReturnType<typeof compileWorker>>;
let otherWorker: typeof worker;

beforeAll(async () => {
  admin = await leads.signIn('admin', 'Meera Sinha');
  const send = async () => ({ kind: 'sent', answer: '250 taken' }) as const;
  worker = await compileWorker(leads.database, { env, send });
  otherWorker = await compileWorker(leads.database, { env, send });
});

afterAll(async () => {
  await worker?.close();
  await otherWorker?.close();
});

beforeEach(async () => {
  receiver = await startReceiver();
  for (const table of ['webhook', 'outbox', 'lead', 'delivery'])
    await leads.database.query(`DELETE FROM leads.${table}`);
});

afterEach(() => receiver.close());

const add = async (webhook: Partial<NewWebhook> = {}): Promise<ResponseOf<typeof api.addWebhook>> => {
  const wanted = { url: receiver.url, events: ['lead.created', 'lead.changed', 'lead.due'], ...webhook };
  return (await admin.request.post(path).send(wanted).expect(201)).body;
};
const enquire = async (): Promise<string> =>
  (await leads.request.post('/api/contact').send(makeEnquiry()).expect(201)).body.id;
const change = (id: string, update: object) =>
  admin.request.patch(`/api/admin/submissions/${id}`).send(update).expect(200);
const log = async ({ webhook }: ResponseOf<typeof api.addWebhook>): Promise<WebhookDelivery[]> =>
  (await admin.request.get(`${path}/${webhook.id}/deliveries`).expect(200)).body.deliveries;
const read = async ({ webhook }: ResponseOf<typeof api.addWebhook>) =>
  (await admin.request.get(path).expect(200)).body.webhooks.find(
    ({ id }: { id: string }) => id === webhook.id,
  );

/** What the worker would do in a moment. */
const work = async (now = new Date()) => {
  await worker.get(Relay).moveBatch();
  await worker.get(WebhookDueJob).tellOfDue(now);
  await worker.get(DeliveryEngine).deliverDue();
};
const makeDue = () =>
  leads.database.query(
    `UPDATE leads.delivery SET next_attempt_at = now() WHERE kind = 'webhook' AND state = 'queued'`,
  );
/** E-mails as they would go out now. */
const owed = async () => {
  const { render } = worker.get(Messages, { strict: false });
  const emails = await leads.database.query<DeliverySubject>(
    `SELECT id, kind, subject_id AS "subjectId", payload FROM leads.delivery WHERE kind = 'webhook_paused'`,
  );
  return Promise.all(emails.map((email) => render(email, worker.get(DataSource).manager)));
};
const types = () => receiver.received.map(({ body }) => JSON.parse(body).type);

describe('a webhook', () => {
  it('is told of a new lead, signed as Standard Webhooks has it', async () => {
    const added = await add();
    expect(added.secret).toMatch(/^whsec_/);
    const id = await enquire();
    await work();
    expect(types()).toEqual(['lead.created']);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const payload = new Webhook(added.secret).verify(body, headers as Record<string, string>);
    expect(webhookPayloads['lead.created'].parse(payload).data.submission.id).toBe(id);
    const { body: shown } = await admin.request.get(`/api/admin/submissions/${id}`).expect(200);
    expect(shown.submission).toMatchObject((payload as { data: { submission: object } }).data.submission);
    expect(JSON.parse(body).data.submission).not.toHaveProperty('notes');
    expect(await log(added)).toEqual([
      expect.objectContaining({
        id: headers['webhook-id'],
        event: 'lead.created',
        lead: { id, reference: shown.submission.reference },
        state: 'delivered',
        attempts: 1,
        responseStatus: 204,
      }),
    ]);
    expect(await read(added)).toMatchObject({ waiting: 0, lastDeliveredAt: expect.any(String) });
  });

  it('refuses a wrong secret: the verification can fail', async () => {
    await add();
    await enquire();
    await work();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const other = new Webhook(`whsec_${Buffer.from('another secret of nobody').toString('base64')}`);
    expect(() => other.verify(body, headers as Record<string, string>)).toThrow('No matching signature');
  });

  it('hears of changes, several at once as one, by one and by many', async () => {
    await add({ events: ['lead.changed'] });
    const ids = [await enquire(), await enquire()];
    await work();
    expect(types()).toEqual([]);
    await change(ids[0] as string, { status: 'pending' });
    await change(ids[0] as string, { value: 5000 });
    await work();
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.submission)).toEqual([
      expect.objectContaining({ id: ids[0], status: 'pending', value: 5000 }),
    ]);
    receiver.received.length = 0;
    await admin.request
      .post('/api/admin/submissions/bulk')
      .send({ selection: { leads: ids.map((id) => ({ id })) }, change: { addTags: ['fair'] } })
      .expect(200);
    await work();
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.submission.tags)).toEqual([
      ['fair'],
      ['fair'],
    ]);
  });

  it('hears of a change while an earlier one is repeated, which stays as it was', async () => {
    await add({ events: ['lead.changed'] });
    receiver.answerWith(() => ({ status: 500 }));
    const id = await enquire();
    await work();
    await change(id, { status: 'pending' });
    await work();
    receiver.answerWith(() => ({ status: 204 }));
    await change(id, { value: 5000 });
    await makeDue();
    await work();
    const sent = receiver.received.map(({ body }) => JSON.parse(body).data.submission.value ?? null);
    expect(sent.sort()).toEqual([5000, null, null]);
  });

  it('hears nothing of a lead that is deleted meanwhile, and of it again when it is restored', async () => {
    const added = await add({ events: ['lead.changed'] });
    const id = await enquire();
    await work();
    await change(id, { status: 'pending' });
    await admin.request.delete(`/api/admin/submissions/${id}`).expect(204);
    await work();
    expect(types()).toEqual([]);
    expect(await log(added)).toEqual([]);
    await admin.request.post(`/api/admin/submissions/${id}/restore`).expect(200);
    await work();
    expect(types()).toEqual(['lead.changed']);
  });

  it('hears of what is due once: a promised answer and a next step', async () => {
    await add({ events: ['lead.due'] });
    const [late, planned] = [await enquire(), await enquire()];
    const soon = new Date(Date.now() + 60_000).toISOString();
    await change(planned, { nextStep: { at: soon, text: 'Call about the offer' } });
    await leads.database.query(
      `UPDATE leads.lead SET due_at = CASE id WHEN $1 THEN now() + interval '1 minute' END`,
      [late],
    );
    await work();
    expect(types()).toEqual([]);
    const later = new Date(Date.now() + 120_000);
    await work(later);
    await work(later);
    const told = receiver.received.map(({ body }) => JSON.parse(body));
    expect(told.map(({ type, data }) => [type, data.due, data.submission.id]).sort()).toEqual(
      [
        ['lead.due', 'answer', late],
        ['lead.due', 'next_step', planned],
      ].sort(),
    );
    for (const payload of told) expect(webhookPayloads['lead.due'].safeParse(payload).success).toBe(true);
  });

  it('hears nothing of spam, and of it as new when somebody brings it back', async () => {
    await add();
    const { body } = await leads.request
      .post('/api/contact')
      .send(makeEnquiry({ website: 'https://spam.example' }))
      .expect(201);
    await work();
    expect(types()).toEqual([]);
    await admin.request.post(`/api/admin/submissions/${body.id}/not-spam`).expect(200);
    await work();
    expect(types()).toEqual(['lead.created']);
  });

  it('that fails is tried again with the same id and body, and the log says what it answered', async () => {
    const added = await add({ events: ['lead.created'] });
    receiver.answerWith(() => ({ status: 500, body: `broken ${'x'.repeat(5000)}` }));
    await enquire();
    await work();
    expect(await log(added)).toEqual([
      expect.objectContaining({
        state: 'queued',
        attempts: 1,
        responseStatus: 500,
        response: `broken ${'x'.repeat(493)}`,
        nextAttemptAt: expect.any(String),
      }),
    ]);
    receiver.answerWith(() => ({ status: 200, body: 'thanks' }));
    await makeDue();
    await work();
    expect(await log(added)).toEqual([
      expect.objectContaining({ state: 'delivered', attempts: 2, response: 'thanks' }),
    ]);
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
  });

  it('is given up after nine attempts, and sent again by hand', async () => {
    const added = await add({ events: ['lead.created'] });
    receiver.answerWith(() => ({ status: 503 }));
    await enquire();
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await makeDue();
      await work();
    }
    const [failed] = await log(added);
    expect(failed).toMatchObject({ state: 'failed', attempts: 9, nextAttemptAt: null });
    await makeDue();
    await work();
    expect(receiver.received).toHaveLength(9);
    receiver.answerWith(() => ({ status: 204 }));
    const { body } = await admin.request
      .post(`${path}/${added.webhook.id}/deliveries/${failed?.id}/replay`)
      .expect(202);
    expect(body.delivery).toMatchObject({ id: failed?.id, state: 'queued' });
    await work();
    expect((await log(added))[0]).toMatchObject({ state: 'delivered', attempts: 1 });
    expect(receiver.received[9]?.headers['webhook-id']).toBe(failed?.id);
  });

  it('is paused after twenty failures in a row, and goes on when an admin says so', async () => {
    const added = await add({ events: ['lead.created'] });
    receiver.answerWith(() => ({ status: 500 }));
    for (let n = 0; n < 4; n += 1) await enquire();
    for (let round = 0; round < 6; round += 1) {
      await makeDue();
      await work();
    }
    expect(receiver.received).toHaveLength(20);
    expect(await read(added)).toMatchObject({
      pausedAt: expect.any(String),
      pauseReason: '20 attempts in a row failed; the last: it answered 500.',
      waiting: 4,
    });
    expect(await owed()).toEqual([
      expect.objectContaining({
        to: { name: 'Meera Sinha', address: admin.email },
        subject: `Webhook paused: ${new URL(receiver.url).host}`,
        text: expect.stringContaining('20 attempts in a row failed; the last: it answered 500.'),
      }),
    ]);
    receiver.answerWith(() => ({ status: 204 }));
    await admin.request.patch(`${path}/${added.webhook.id}`).send({ isPaused: false }).expect(200);
    await work();
    expect(await read(added)).toMatchObject({ pausedAt: null, pauseReason: null, waiting: 0 });
    // Whoever reads it now would find nothing to do.
    expect(await owed()).toEqual([undefined]);
  });

  it('is not blamed for a call that cannot be worded, which is tried again by itself', async () => {
    const added = await add();
    const id = await enquire();
    await leads.database.query(`UPDATE leads.lead SET source = '{"landingPage": 1}' WHERE id = $1`, [id]);
    await work();
    expect(receiver.received).toEqual([]);
    expect(await log(added)).toEqual([expect.objectContaining({ attempts: 1, responseStatus: null })]);
    expect(await leads.database.query('SELECT failures FROM leads.webhook')).toEqual([{ failures: 0 }]);
  });

  it('whose endpoint is gone for good is paused at once', async () => {
    const added = await add({ events: ['lead.created'] });
    receiver.answerWith(() => ({ status: 410 }));
    for (let n = 0; n < 2; n += 1) await enquire();
    await work();
    expect(await read(added)).toMatchObject({
      pauseReason: 'The endpoint says that it is gone for good (410).',
    });
    // Two answers that said so at once are one pause.
    expect(await owed()).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    const added = await add({ events: ['lead.created'] });
    const other = await startReceiver();
    receiver.answerWith(() => ({ status: 302, headers: { location: other.url } }));
    await enquire();
    await work();
    expect(other.received).toEqual([]);
    expect((await log(added))[0]).toMatchObject({ state: 'queued', responseStatus: 302 });
    await other.close();
  });

  it('is sent to once by two workers at the same time', async () => {
    await add({ events: ['lead.created'] });
    receiver.answerWith(async () => {
      await sleep(100);
      return { status: 204 };
    });
    for (let n = 0; n < 6; n += 1) await enquire();
    await Promise.all([worker.get(Relay).moveBatch(), otherWorker.get(Relay).moveBatch()]);
    const both = [worker, otherWorker];
    await Promise.all(both.map((each) => each.get(DeliveryEngine).deliverDue()));
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  it('that is removed while a message is on its way is forgotten with its log', async () => {
    const added = await add({ events: ['lead.created'] });
    receiver.answerWith(async () => {
      await admin.request.delete(`${path}/${added.webhook.id}`).expect(204);
      return { status: 500 };
    });
    await enquire();
    await work();
    expect(receiver.received).toHaveLength(1);
    await admin.request.get(`${path}/${added.webhook.id}/deliveries`).expect(404);
    expect(await leads.database.query(`SELECT id FROM leads.delivery WHERE kind = 'webhook'`)).toEqual([]);
    for (const [method, rest] of [
      ['delete', ''],
      ['post', '/secret'],
      ['post', '/test'],
    ] as const)
      await admin.request[method](`${path}/${added.webhook.id}${rest}`).expect(404);
    await admin.request.patch(`${path}/${added.webhook.id}`).send({ isPaused: true }).expect(404);
  });

  it('leaves nothing of a lead that is erased', async () => {
    const added = await add();
    const id = await enquire();
    await work();
    await admin.request.delete(`/api/admin/submissions/${id}`).expect(204);
    await admin.request.post(`/api/admin/submissions/${id}/erase`).expect(204);
    expect(await log(added)).toEqual([]);
  });

  it('can be tried, changed and have another secret, and both are good for a day', async () => {
    const added = await add();
    const { id } = added.webhook;
    const rotated = (await admin.request.post(`${path}/${id}/secret`).expect(200)).body;
    expect(rotated.secret).not.toBe(added.secret);
    const { body } = await admin.request.post(`${path}/${id}/test`).expect(202);
    expect(body.delivery).toMatchObject({ event: 'webhook.test', lead: null, state: 'queued' });
    await work();
    const [{ headers, body: sent } = { headers: {}, body: '' }] = receiver.received;
    for (const { secret } of [added, rotated])
      expect(
        webhookPayloads['webhook.test'].safeParse(
          new Webhook(secret).verify(sent, headers as Record<string, string>),
        ).success,
      ).toBe(true);
    await leads.database.query(`UPDATE leads.webhook SET old_secret_until = now()`);
    await admin.request.post(`${path}/${id}/test`).expect(202);
    await work();
    const later = receiver.received.at(-1);
    expect(() =>
      new Webhook(added.secret).verify(later?.body ?? '', later?.headers as Record<string, string>),
    ).toThrow('No matching signature');
    await admin.request.patch(`${path}/${id}`).send({}).expect(400);
    const { body: changed } = await admin.request
      .patch(`${path}/${id}`)
      .send({ url: `${receiver.url}/other`, events: ['lead.due'], isPaused: true })
      .expect(200);
    expect(changed.webhook).toMatchObject({
      url: `${receiver.url}/other`,
      events: ['lead.due'],
      pausedAt: expect.any(String),
      pauseReason: null,
    });
    const entries = await leads.database.query<{ action: string }>(
      'SELECT action FROM leads.audit_entry WHERE actor_id = $1 ORDER BY id DESC LIMIT 3',
      [admin.id],
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'webhook_changed',
      'webhook_secret_made',
      'webhook_added',
    ]);
  });

  it('has a log in pages', async () => {
    const added = await add();
    const address = `${path}/${added.webhook.id}`;
    for (let n = 0; n < 3; n += 1) await admin.request.post(`${address}/test`).expect(202);
    const { body: first } = await admin.request.get(`${address}/deliveries?limit=2`).expect(200);
    expect(first.deliveries).toHaveLength(2);
    const { body: rest } = await admin.request
      .get(`${address}/deliveries?limit=2&before=${first.next}`)
      .expect(200);
    expect(rest).toMatchObject({ deliveries: [expect.anything()], next: null });
    await admin.request.get(`${address}/deliveries?limit=0`).expect(400);
    await admin.request.post(`${address}/deliveries/${added.webhook.id}/replay`).expect(404);
  });

  it('is one of ten at most, and has to have an address and something to tell', async () => {
    for (let n = 0; n < 10; n += 1) await add();
    await admin.request
      .post(path)
      .send({ url: receiver.url, events: ['lead.due'] })
      .expect(409);
    for (const [body, field] of [
      [{ url: 'hooks.example', events: ['lead.due'] }, 'url'],
      [{ url: 'https://name:word@hooks.example', events: ['lead.due'] }, 'url'],
      [{ url: 'https://hooks.example/\0', events: ['lead.due'] }, 'url'],
      [{ url: receiver.url, events: [] }, 'events'],
    ] as const) {
      const { body: refused } = await admin.request.post(path).send(body).expect(400);
      expect(Object.keys(refused.fields)).toEqual([field]);
    }
  });
});
