import { randomUUID } from 'node:crypto';
import { type SignedIn, useService } from '../../../infra/test/api/use-service';
import { makeEnquiry, uniqueName } from '../../../infra/test/support/enquiry';

const leads = useService('leads');
const nobody = '019a1b2c-3d4e-7f00-8a00-0123456789ab';
let manager: SignedIn;
let seller: SignedIn;

beforeAll(async () => {
  manager = await leads.signIn('manager', 'Meera Devi');
  seller = await leads.signIn('sales_executive');
});

const enquire = async (changes = {}): Promise<{ id: string; reference: string; path: string }> => {
  const { body } = await leads.request.post('/api/contact').send(makeEnquiry(changes)).expect(201);
  return { ...body, path: `/api/admin/submissions/${body.id}` };
};

const read = async (path: string) => (await seller.request.get(path).expect(200)).body.submission;

const stats = async () => (await seller.request.get('/api/admin/dashboard').expect(200)).body.stats;

describe('leads', () => {
  it('are in the list and in the counts at once', async () => {
    const before = await stats();
    const enquiry = makeEnquiry();
    const { body: receipt } = await leads.request.post('/api/contact').send(enquiry).expect(201);
    const after = await stats();
    expect([after.total, after.new]).toEqual([before.total + 1, before.new + 1]);
    const { body } = await seller.request.get('/api/admin/submissions').query({ q: enquiry.name, limit: 5 });
    expect(body).toMatchObject({ total: 1, submissions: [{ ...receipt, ...enquiry, status: 'new' }] });
  });

  it('come page by page, newest first, without a gap or a double', async () => {
    const name = uniqueName('Pagewise');
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.unshift((await enquire({ name })).id);
    const seen: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const query = { q: name, limit: 2, ...(cursor && { cursor }) };
      const { body } = await seller.request.get('/api/admin/submissions').query(query).expect(200);
      seen.push(...body.submissions.map(({ id }: { id: string }) => id));
      if (!body.nextCursor) break;
      cursor = body.nextCursor;
    }
    expect(seen).toEqual(made);
  });

  it.each(['limit=0', 'limit=201', 'limit=x', 'status=done', 'cursor=rubbish', 'from=yesterday', 'other=1'])(
    'are not listed by ?%s',
    async (query) => {
      const { body } = await seller.request.get(`/api/admin/submissions?${query}`).expect(400);
      expect(body.code).toBe('invalid');
    },
  );

  it.each(['1', 'undefined', "' OR 1=1", nobody])('are not found by the id %j', async (id) => {
    const path = `/api/admin/submissions/${encodeURIComponent(id)}`;
    await seller.request.get(path).expect(404);
    await seller.request.patch(path).send({ status: 'lost' }).expect(404);
    await seller.request.post(`${path}/notes`).send({ content: 'Called' }).expect(404);
    await manager.request.delete(path).expect(404);
    await manager.request.post(`${path}/restore`).expect(404);
  });
});

describe('a change of a lead', () => {
  it('is another version, and refused when it comes from an old one', async () => {
    const { path } = await enquire();
    const changed = await seller.request.patch(path).send({ status: 'in_progress', version: 1 }).expect(200);
    expect(changed.body.submission).toMatchObject({ status: 'in_progress', version: 2 });
    const same = await seller.request.patch(path).send({ status: 'in_progress' }).expect(200);
    expect(same.body.submission.version).toBe(2);
    const stale = await seller.request.patch(path).send({ status: 'lost', version: 1 }).expect(409);
    expect(stale.body.code).toBe('conflict');
    expect((await read(path)).statusChanges).toEqual([
      expect.objectContaining({
        from: 'new',
        to: 'in_progress',
        author: { id: seller.id, name: seller.name },
      }),
    ]);
  });

  it('sets tags, at most ten, each once', async () => {
    const { path } = await enquire();
    const { body } = await seller.request
      .patch(path)
      .send({ tags: [' festival ', 'छठ'] })
      .expect(200);
    expect(body.submission.tags).toEqual(['festival', 'छठ']);
    for (const tags of [['a', 'A'], [''], Array.from({ length: 11 }, (_, n) => `tag ${n}`)])
      expect((await seller.request.patch(path).send({ tags }).expect(400)).body.code).toBe('invalid');
    expect((await seller.request.patch(path).send({}).expect(400)).body.code).toBe('invalid');
  });

  it('moves the counts', async () => {
    const { path } = await enquire();
    const { pending } = await stats();
    await seller.request.patch(path).send({ status: 'pending' }).expect(200);
    expect((await stats()).pending).toBe(pending + 1);
    await manager.request.delete(path).expect(204);
    expect((await stats()).pending).toBe(pending);
    await manager.request.post(`${path}/restore`).expect(200);
    expect((await stats()).pending).toBe(pending + 1);
  });
});

describe('deleting a lead', () => {
  it('hides it until it is restored', async () => {
    const { path } = await enquire();
    await manager.request.delete(path).expect(204);
    await manager.request.delete(path).expect(404);
    const { body } = await seller.request.get(path).expect(404);
    expect(body).toMatchObject({ code: 'deleted', deletion: { by: { id: manager.id, name: manager.name } } });
    for (const change of [
      seller.request.patch(path).send({ status: 'lost' }),
      seller.request.post(`${path}/notes`).send({ content: 'Too late' }),
      seller.request.post(`${path}/alerts/${randomUUID()}/resend`),
    ])
      expect((await change.expect(404)).body.code).toBe('deleted');
    const admin = await leads.signIn('admin');
    const restored = await admin.request.post(`${path}/restore`).expect(200);
    expect(restored.body.submission).toMatchObject({ status: 'new', version: 3 });
    await seller.request.get(path).expect(200);
  });
});

describe('a note', () => {
  it('is kept as it was written, newest first, under the name of its author', async () => {
    const { path } = await enquire();
    const content = '  Called, wants a quote.\nBudget 15k. ';
    const { body } = await manager.request.post(`${path}/notes`).send({ content }).expect(201);
    expect(body.note).toMatchObject({
      content: content.trim(),
      author: { id: manager.id, name: 'Meera Devi' },
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    await seller.request.post(`${path}/notes`).send({ content: 'Again' }).expect(201);
    const { notes } = await read(path);
    expect(notes.map((note: { content: string }) => note.content)).toEqual(['Again', content.trim()]);
    expect(notes[1]).toEqual(body.note);
  });

  it.each(['   ', '', 'n'.repeat(5001), 'with \u0000', 7])('is refused as %j', async (content) => {
    const { path } = await enquire();
    const { body } = await seller.request.post(`${path}/notes`).send({ content }).expect(400);
    expect(body).toMatchObject({ code: 'invalid', fields: { content: expect.any(String) } });
  });
});

describe('an alert of a lead', () => {
  const addAlert = async (leadId: string) => {
    const id = randomUUID();
    await leads.database.query(
      `INSERT INTO leads.delivery (id, kind, subject_id, lead_id, recipient, recipient_name, state, attempts, last_answer, sent_at,
         group_id)
       VALUES ($1, 'alert', $2, $2, 'asha@golghar.example', 'Asha', 'sent', 2, '250 OK', now(), gen_random_uuid())`,
      [id, leadId],
    );
    return id;
  };

  it('is shown, and sent again for whoever asks', async () => {
    const { id, path } = await enquire();
    const alertId = await addAlert(id);
    const sent = {
      id: alertId,
      recipient: 'asha@golghar.example',
      state: 'sent',
      attempts: 2,
      smtpResponse: '250 OK',
    };
    expect((await read(path)).alerts).toEqual([expect.objectContaining(sent)]);
    await seller.request.post(`${path}/alerts/${alertId}/resend`).expect(202);
    const queued = { state: 'queued', attempts: 0, smtpResponse: null, sentAt: null };
    expect((await read(path)).alerts).toEqual([expect.objectContaining(queued)]);
    const [row] = await leads.database.query(
      'SELECT group_id FROM leads.delivery WHERE id = $1 AND next_attempt_at < now()',
      [alertId],
    );
    expect(row).toEqual({ group_id: null });
  });

  it('is not found under another lead', async () => {
    const [one, other] = [await enquire(), await enquire()];
    const alertId = await addAlert(one.id);
    await seller.request.post(`${other.path}/alerts/${alertId}/resend`).expect(404);
  });
});
