import { useService } from '../../../infra/test/api/use-service';
import { useWorker } from './leads-client';
import { useWebhooks, webhooksPath } from './webhook-client';

const allowed = { WEBHOOKS_ALLOW_PRIVATE: 'true' };
const leads = useService('leads', { env: allowed });
const webhooks = useWebhooks(leads);
const worker = useWorker(leads, { env: allowed });
/** As after a backup was restored where LEADS_SECRET is another one. */
const restored = useWorker(leads, {
  send: async () => ({ kind: 'sent', answer: '250 taken' }),
  env: { ...allowed, LEADS_SECRET: 'a third secret that only the tests of the API know' },
});

const rotate = async (id: string) =>
  (await webhooks.admin.request.post(`${webhooksPath}/${id}/secret`).expect(200)).body;

it('secrets are in no row, new ones and old ones, and sign all the same', async () => {
  const added = await webhooks.add();
  const secrets = [added.secret, (await rotate(added.webhook.id)).secret];
  const rows = JSON.stringify(await leads.database.query('SELECT secret, old_secret FROM leads.webhook'));
  for (const secret of secrets) expect(rows).not.toContain(secret.slice(6));
  await webhooks.tryOut(added);
  await worker.deliver();
  for (const secret of secrets) expect(() => webhooks.verifyLast(secret)).not.toThrow();
});

it('one that an older version stored in clear signs, and is encrypted from then on', async () => {
  const added = await webhooks.add();
  await leads.database.query('UPDATE leads.webhook SET secret = $1', [added.secret]);
  for (const _ of ['in clear', 'encrypted']) {
    await webhooks.tryOut(added);
    await worker.deliver();
    expect(() => webhooks.verifyLast(added.secret)).not.toThrow();
    const rows = await leads.database.query('SELECT secret FROM leads.webhook');
    expect(rows).toEqual([{ secret: expect.stringMatching(/^v1:/) }]);
  }
});

it('with another LEADS_SECRET a webhook waits and says why, until it has a new secret', async () => {
  const added = await webhooks.add();
  await webhooks.tryOut(added);
  await restored.deliver();
  expect(webhooks.receiver.received).toEqual([]);
  const pauseReason = expect.stringMatching(/^Its secret was encrypted with another LEADS_SECRET/);
  expect(await webhooks.read(added)).toMatchObject({ pausedAt: expect.any(String), pauseReason, waiting: 1 });
  const [told] = await restored.owed('webhook_paused');
  expect(told?.text).toContain('Make a new secret');

  const { id } = added.webhook;
  const { secret } = await rotate(id);
  await webhooks.admin.request.patch(`${webhooksPath}/${id}`).send({ isPaused: false }).expect(200);
  await worker.deliver();
  expect(() => webhooks.verifyLast(secret)).not.toThrow();
});
