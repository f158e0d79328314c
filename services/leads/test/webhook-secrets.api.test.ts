import { DeliveryEngine, type DeliverySubject, Messages } from '@golghar/platform/deliveries';
import { Webhook } from 'standardwebhooks';
import { DataSource } from 'typeorm';
import { compileWorker } from '../../../infra/test/api/compile-worker';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { type Receiver, startReceiver } from '../../../infra/test/support/webhook-receiver';

const allowed = { WEBHOOKS_ALLOW_PRIVATE: 'true' };
const leads = useService('leads', { env: allowed });
const path = '/api/admin/webhooks';

type Worker = Awaited<ReturnType<typeof compileWorker>>;

let admin: SignedIn;
let receiver: Receiver;
let worker: Worker;
/** As after a backup was restored where LEADS_SECRET is another one. */
let restored: Worker;

beforeAll(async () => {
  admin = await leads.signIn('admin');
  const send = async () => ({ kind: 'sent', answer: '250 taken' }) as const;
  worker = await compileWorker(leads.database, { env: allowed });
  restored = await compileWorker(leads.database, {
    send,
    env: { ...allowed, LEADS_SECRET: 'a third secret that only the tests of the API know' },
  });
});

afterAll(async () => {
  await worker?.close();
  await restored?.close();
});

beforeEach(async () => {
  receiver = await startReceiver();
  await leads.database.query('DELETE FROM leads.webhook');
});

afterEach(() => receiver.close());

const add = async () => {
  const { body } = await admin.request
    .post(path)
    .send({ url: receiver.url, events: ['lead.due'] })
    .expect(201);
  return body as { webhook: { id: string }; secret: string };
};

const stored = () =>
  leads.database.query<{ secret: string; old: string | null }>(
    'SELECT secret, old_secret AS old FROM leads.webhook',
  );

const tryOut = async (id: string, by: Worker) => {
  await admin.request.post(`${path}/${id}/test`).expect(202);
  await by.get(DeliveryEngine).deliverDue();
};

const verifyLast = (secret: string) => {
  const { body = '', headers = {} } = receiver.received.at(-1) ?? {};
  return () => new Webhook(secret).verify(body, headers as Record<string, string>);
};

it('secrets are in no row, new ones and old ones, and sign all the same', async () => {
  const { webhook, secret } = await add();
  const rotated = (await admin.request.post(`${path}/${webhook.id}/secret`).expect(200)).body;
  const rows = JSON.stringify(await stored());
  for (const each of [secret, rotated.secret]) expect(rows).not.toContain(each.slice(6));
  await tryOut(webhook.id, worker);
  for (const each of [secret, rotated.secret]) expect(verifyLast(each)).not.toThrow();
});

it('with another LEADS_SECRET a webhook waits and says why, until it has a new secret', async () => {
  const { webhook } = await add();
  await tryOut(webhook.id, restored);
  expect(receiver.received).toEqual([]);
  const { body } = await admin.request.get(path).expect(200);
  const pauseReason = expect.stringMatching(/^Its secret was encrypted with another LEADS_SECRET/);
  expect(body.webhooks).toMatchObject([{ pausedAt: expect.any(String), pauseReason, waiting: 1 }]);
  const [email] = await leads.database.query<DeliverySubject>(
    `SELECT id, kind, subject_id AS "subjectId", payload FROM leads.delivery WHERE kind = 'webhook_paused'`,
  );
  const { render } = restored.get(Messages, { strict: false });
  const told = email && (await render(email, restored.get(DataSource).manager));
  expect(told?.text).toContain('Make a new secret');

  const { secret } = (await admin.request.post(`${path}/${webhook.id}/secret`).expect(200)).body;
  await admin.request.patch(`${path}/${webhook.id}`).send({ isPaused: false }).expect(200);
  await worker.get(DeliveryEngine).deliverDue();
  expect(verifyLast(secret)).not.toThrow();
});
