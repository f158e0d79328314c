import { randomUUID } from 'node:crypto';
import { useService } from '../../../infra/test/api/use-service';
import { makeEnquiry } from '../../../infra/test/support/enquiry';
import { leadsClient, path } from './leads-client';

const leads = useService('leads');
const client = leadsClient(leads);
const nobody = '019a1b2c-3d4e-7f00-8a00-0123456789ab';
const manager = leads.member('manager', 'Meera Devi');
const seller = leads.member('sales_executive');

const read = (id: string) => client.detail(seller, id);

const patch = (id: string, update: object) => seller.request.patch(`${path}/${id}`).send(update);

const stats = async () => (await seller.request.get('/api/admin/dashboard').expect(200)).body.stats;

describe('leads', () => {
  it('are in the list and in the counts at once', async () => {
    const before = await stats();
    const enquiry = makeEnquiry({ name: 'Zubaida Warsi' });
    const { body: receipt } = await leads.request.post('/api/contact').send(enquiry).expect(201);
    const after = await stats();
    expect([after.total, after.new]).toEqual([before.total + 1, before.new + 1]);
    for (const q of ['Zubaida Warsi', 'zubaifa']) {
      const { body } = await seller.request.get(path).query({ q, limit: 5 });
      expect(body).toMatchObject({ total: 1, submissions: [{ ...receipt, ...enquiry, status: 'new' }] });
    }
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'status=done', 'cursor=rubbish', 'from=yesterday', 'other=1'])(
    'are not listed by ?%s',
    async (query) => {
      const { body } = await seller.request.get(`${path}?${query}`).expect(400);
      expect(body.code).toBe('invalid');
    },
  );

  it.each(['1', 'undefined', "' OR 1=1", nobody])('are not found by the id %j', async (id) => {
    const lead = `${path}/${encodeURIComponent(id)}`;
    await seller.request.get(lead).expect(404);
    await seller.request.patch(lead).send({ status: 'lost' }).expect(404);
    await seller.request.post(`${lead}/notes`).send({ content: 'Called' }).expect(404);
    await seller.request.post(`${lead}/contacts`).send({ outcome: 'reached', channel: 'call' }).expect(404);
    await manager.request.delete(lead).expect(404);
    await manager.request.post(`${lead}/restore`).expect(404);
  });
});

describe('a change of a lead', () => {
  it('is another version, and refused when it comes from an old one', async () => {
    const id = await client.enquire();
    const changed = await client.change(seller, id, { status: 'in_progress', version: 1 });
    expect(changed).toMatchObject({ status: 'in_progress', version: 2 });
    expect((await client.change(seller, id, { status: 'in_progress' })).version).toBe(2);
    const stale = await patch(id, { status: 'lost', version: 1 }).expect(409);
    expect(stale.body.code).toBe('conflict');
    const author = { id: seller.id, name: seller.name };
    expect((await read(id)).statusChanges).toEqual([
      expect.objectContaining({ from: 'new', to: 'in_progress', author }),
    ]);
  });

  it('sets tags, at most ten, each once', async () => {
    const id = await client.enquire();
    const { tags } = await client.change(seller, id, { tags: [' festival ', 'छठ'] });
    expect(tags).toEqual(['festival', 'छठ']);
    const eleven = Array.from({ length: 11 }, (_, n) => `tag ${n}`);
    for (const wrong of [{ tags: ['a', 'A'] }, { tags: [''] }, { tags: eleven }, {}])
      expect((await patch(id, wrong).expect(400)).body.code).toBe('invalid');
  });

  it('moves the counts', async () => {
    const id = await client.enquire();
    const { pending } = await stats();
    await client.change(seller, id, { status: 'pending' });
    expect((await stats()).pending).toBe(pending + 1);
    await manager.request.delete(`${path}/${id}`).expect(204);
    expect((await stats()).pending).toBe(pending);
    await manager.request.post(`${path}/${id}/restore`).expect(200);
    expect((await stats()).pending).toBe(pending + 1);
  });
});

describe('a note', () => {
  it('is kept as it was written, newest first, under the name of its author', async () => {
    const id = await client.enquire();
    const { body } = await client.note(manager, id, '  Called, wants a quote.\nBudget 15k. ');
    expect(body.note).toMatchObject({
      content: 'Called, wants a quote.\nBudget 15k.',
      author: { id: manager.id, name: 'Meera Devi' },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    await client.note(seller, id, 'Again');
    expect((await read(id)).notes).toEqual([expect.objectContaining({ content: 'Again' }), body.note]);
  });

  it.each(['   ', '', 'n'.repeat(5001), 'with \u0000', 7])('is refused as %j', async (content) => {
    const notes = `${path}/${await client.enquire()}/notes`;
    const { body } = await seller.request.post(notes).send({ content }).expect(400);
    expect(body).toMatchObject({ code: 'invalid', fields: { content: expect.any(String) } });
  });
});

describe('an alert of a lead', () => {
  const addAlert = async (leadId: string) => {
    const id = randomUUID();
    await leads.sql`INSERT INTO leads.delivery (id, kind, subject_id, lead_id, recipient, recipient_name, state, attempts, last_answer, sent_at,
         group_id)
       VALUES (${id}, 'alert', ${leadId}, ${leadId}, 'asha@golghar.example', 'Asha', 'sent', 2, '250 OK', now(), gen_random_uuid())`;
    return id;
  };

  it('is shown, and sent again for whoever asks, under its own lead', async () => {
    const id = await client.enquire();
    const alertId = await addAlert(id);
    const resend = (leadId: string) => seller.request.post(`${path}/${leadId}/alerts/${alertId}/resend`);
    const sent = { recipient: 'asha@golghar.example', state: 'sent', attempts: 2, smtpResponse: '250 OK' };
    expect((await read(id)).alerts).toEqual([expect.objectContaining({ id: alertId, ...sent })]);
    await resend(await client.enquire()).expect(404);
    await resend(id).expect(202);
    const queued = { state: 'queued', attempts: 0, smtpResponse: null, sentAt: null };
    expect((await read(id)).alerts).toEqual([expect.objectContaining(queued)]);
    const [row] = await leads.sql`SELECT group_id FROM leads.delivery
      WHERE id = ${alertId} AND next_attempt_at < now()`;
    expect(row).toEqual({ group_id: null });
  });
});
