import { expect, test } from '@playwright/test';
import { signIn } from '../../../infra/test/support/back-office';
import { makeEnquiry, uniqueName } from '../../../infra/test/support/enquiry';

test('nobody reads leads without signing in', async ({ request }) => {
  for (const path of [
    '/api/admin/dashboard',
    '/api/admin/submissions',
    '/api/admin/submissions/019a1b2c-3d4e-7f00-8a00-0123456789ab',
  ]) {
    const response = await request.get(path);
    expect(response.status()).toBe(401);
    expect((await response.json()).code).toBe('not_signed_in');
  }
});

test.describe('signed in', () => {
  test.beforeEach(({ request }) => signIn(request));

  test('a new enquiry is in the list, in the counts and in its detail', async ({ request }) => {
    const before = await (await request.get('/api/admin/dashboard')).json();
    const enquiry = makeEnquiry();
    const { id, reference } = await (await request.post('/api/contact', { data: enquiry })).json();
    const after = await (await request.get('/api/admin/dashboard')).json();
    expect(after.stats.total).toBeGreaterThan(before.stats.total);
    expect(after.stats.new).toBeGreaterThan(before.stats.new);

    const list = await (
      await request.get(`/api/admin/submissions?q=${encodeURIComponent(enquiry.name)}`)
    ).json();
    expect(list.total).toBe(1);
    expect(list.submissions[0]).toMatchObject({ id, reference, ...enquiry, status: 'new' });

    await expect
      .poll(async () => (await (await request.get(`/api/admin/submissions/${id}`)).json()).submission.alerts)
      .toContainEqual(
        expect.objectContaining({ state: 'sent', attempts: 1, answer: expect.stringContaining('250') }),
      );
  });

  test('a list goes page by page, newest first, without a gap or a double', async ({ request }) => {
    const name = uniqueName('Pagewise');
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1)
      made.unshift((await (await request.post('/api/contact', { data: makeEnquiry({ name }) })).json()).id);
    const read: string[] = [];
    for (let cursor = ''; ; ) {
      const query = new URLSearchParams({ q: name, limit: '2', ...(cursor && { cursor }) });
      const page = await (await request.get(`/api/admin/submissions?${query}`)).json();
      expect(page.total).toBe(5);
      read.push(...page.submissions.map((lead: { id: string }) => lead.id));
      cursor = page.nextCursor;
      if (!cursor) break;
    }
    expect(read).toEqual(made);
  });

  test('a search takes %, _ and \\ as they are, in any case, and finds services in both spellings', async ({
    request,
  }) => {
    const mark = uniqueName('Mark');
    for (const message of [`100% sure, ${mark}`, `100 sure indeed, ${mark}`])
      await request.post('/api/contact', { data: makeEnquiry({ message, service: 'website_development' }) });
    const totals = async (q: string) =>
      (await (await request.get(`/api/admin/submissions?q=${encodeURIComponent(q)}`)).json()).total;
    expect(await totals(`100% SURE, ${mark.toUpperCase()}`)).toBe(1);
    expect(await totals(`100_ sure, ${mark}`)).toBe(0);
    expect(await totals('website_development')).toBe(await totals('Website Development'));
    expect(await totals('website_development')).toBeGreaterThan(1);
  });

  test('status, notes, deletion and restoring', async ({ request }) => {
    const { id } = await (await request.post('/api/contact', { data: makeEnquiry() })).json();
    const path = `/api/admin/submissions/${id}`;
    const changed = await request.patch(path, { data: { status: 'in_progress', version: 1 } });
    expect((await changed.json()).submission).toMatchObject({ status: 'in_progress', version: 2 });
    const stale = await request.patch(path, { data: { status: 'lost', version: 1 } });
    expect([stale.status(), (await stale.json()).code]).toEqual([409, 'conflict']);

    expect(
      (
        await request.post(`${path}/notes`, { data: { content: '  Called, wants a quote.\nBudget 15k. ' } })
      ).status(),
    ).toBe(201);
    expect((await request.post(`${path}/notes`, { data: { content: '   ' } })).status()).toBe(400);
    const { submission } = await (await request.get(path)).json();
    expect(submission.notes).toEqual([
      expect.objectContaining({
        content: 'Called, wants a quote.\nBudget 15k.',
        author: expect.objectContaining({ name: 'Admin' }),
      }),
    ]);
    expect(submission.statusChanges).toEqual([expect.objectContaining({ from: 'new', to: 'in_progress' })]);

    expect((await request.delete(path)).status()).toBe(204);
    expect((await request.get(path)).status()).toBe(404);
    expect((await request.delete(path)).status()).toBe(404);
    expect((await request.post(`${path}/restore`)).status()).toBe(200);
    expect((await request.get(path)).status()).toBe(200);
  });

  test('the counts follow each status', async ({ request }) => {
    const stats = async () => (await (await request.get('/api/admin/dashboard')).json()).stats;
    const { id } = await (await request.post('/api/contact', { data: makeEnquiry() })).json();
    const pending = (await stats()).pending;
    await request.patch(`/api/admin/submissions/${id}`, { data: { status: 'pending' } });
    expect((await stats()).pending).toBe(pending + 1);
    await request.delete(`/api/admin/submissions/${id}`);
    expect((await stats()).pending).toBe(pending);
  });

  for (const query of [
    'limit=0',
    'limit=201',
    'limit=x',
    'status=done',
    'cursor=rubbish',
    'from=yesterday',
    'other=1',
  ])
    test(`refuses ?${query}`, async ({ request }) => {
      const response = await request.get(`/api/admin/submissions?${query}`);
      expect([response.status(), (await response.json()).code]).toEqual([400, 'invalid']);
    });

  test('an id that names nothing is not found', async ({ request }) => {
    for (const id of ['1', 'undefined', "' OR 1=1", '019a1b2c-3d4e-7f00-8a00-0123456789ab'])
      expect((await request.get(`/api/admin/submissions/${encodeURIComponent(id)}`)).status()).toBe(404);
  });
});
