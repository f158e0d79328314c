import type { Webhook, WebhookDelivery } from '@golghar/contracts';
import { Webhook as Verifier } from 'standardwebhooks';
import { type Receiver, startReceiver } from '../../../infra/test/support/webhook-receiver';
import type { Colleague, Leads } from './leads-client';

export const webhooksPath = '/api/admin/webhooks';

type Added = { webhook: Webhook; secret: string };

/** Webhooks as an admin sees them, none at first, and a program that they call; closed after each test. */
export function useWebhooks(leads: Leads) {
  let admin: Colleague | undefined;
  let receiver: Receiver | undefined;

  beforeAll(async () => {
    admin = await leads.signIn('admin', 'Meera Sinha');
  });
  beforeEach(async () => {
    receiver = await startReceiver();
    for (const table of ['webhook', 'lead', 'delivery'])
      await leads.database.query(`DELETE FROM leads.${table}`);
  });
  afterEach(() => receiver?.close());

  const present = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('It is there in tests alone.');
    return part;
  };
  return {
    get admin() {
      return present(admin);
    },
    get receiver() {
      return present(receiver);
    },
    /** Of what was received, in its order. */
    bodies: () => present(receiver).received.map(({ body }) => JSON.parse(body)),
    /** By default told of everything. */
    async add(webhook: { url?: string; events?: string[] } = {}): Promise<Added> {
      const wanted = { url: present(receiver).url, events: ['lead.created', 'lead.changed', 'lead.due'] };
      const adding = present(admin).request.post(webhooksPath);
      return (await adding.send({ ...wanted, ...webhook }).expect(201)).body;
    },
    async read({ webhook: { id } }: Added): Promise<Webhook | undefined> {
      const { body } = await present(admin).request.get(webhooksPath).expect(200);
      return body.webhooks.find((each: Webhook) => each.id === id);
    },
    async log({ webhook: { id } }: Added): Promise<WebhookDelivery[]> {
      return (await present(admin).request.get(`${webhooksPath}/${id}/deliveries`).expect(200)).body
        .deliveries;
    },
    /** Asks for a call that tells of no lead. */
    async tryOut({ webhook: { id } }: Added): Promise<WebhookDelivery> {
      return (await present(admin).request.post(`${webhooksPath}/${id}/test`).expect(202)).body.delivery;
    },
    /** The last call's payload. @throws Error where the secret has not signed it */
    verifyLast(secret: string): unknown {
      const { body = '', headers = {} } = present(receiver).received.at(-1) ?? {};
      return new Verifier(secret).verify(body, headers as Record<string, string>);
    },
  };
}
