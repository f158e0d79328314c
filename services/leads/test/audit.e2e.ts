import { expect, test } from '@playwright/test';
import { signIn } from '../../../infra/test/support/back-office';
import { makeEnquiry } from '../../../infra/test/support/enquiry';

type Entry = {
  id: string;
  action: string;
  subject: { id: string; name: string } | null;
  detail: string | null;
};

test('what staff do is written down, by whom and in order', async ({ request }) => {
  await signIn(request);
  const { id, reference } = await (await request.post('/api/contact', { data: makeEnquiry() })).json();
  await request.patch(`/api/admin/submissions/${id}`, { data: { status: 'delivered' } });
  await request.patch(`/api/admin/submissions/${id}`, { data: { status: 'delivered' } });
  await request.patch(`/api/admin/submissions/${id}`, { data: { tags: ['festival'] } });
  await request.post(`/api/admin/submissions/${id}/notes`, { data: { content: 'Wants it by Chhath' } });
  await request.delete(`/api/admin/submissions/${id}`);
  await request.post(`/api/admin/submissions/${id}/restore`);

  const { entries } = (await (await request.get('/api/admin/audit?limit=200')).json()) as {
    entries: Entry[];
  };
  const ofLead = entries.filter(({ subject }) => subject?.id === id);
  expect(ofLead.map(({ action }) => action)).toEqual([
    'lead_restored',
    'lead_deleted',
    'note_added',
    'tags_changed',
    'status_changed',
  ]);
  expect(ofLead.at(-1)).toMatchObject({ detail: 'New → Closed', subject: { name: reference } });
  // A note's words stay with the lead, which may have to be erased.
  expect(JSON.stringify(ofLead)).not.toContain('Chhath');
});

test('both services are in one log, page by page', async ({ request }) => {
  await signIn(request);
  const { id } = await (await request.post('/api/contact', { data: makeEnquiry() })).json();
  await request.patch(`/api/admin/submissions/${id}`, { data: { status: 'lost' } });
  await request.post('/api/auth/logout');
  await signIn(request);
  const page = async (query: string) => (await request.get(`/api/admin/audit?${query}`)).json();
  const { entries, actors } = await page('limit=200');
  const seen = (entries as Entry[]).map(({ action }) => action);
  expect(seen).toContain('signed_in');
  expect(seen).toContain('signed_out');
  expect(seen).toContain('status_changed');
  expect((entries as Entry[]).map((entry) => entry.id)).toEqual(
    (entries as Entry[])
      .map((entry) => entry.id)
      .sort()
      .reverse(),
  );
  const first = await page('limit=2');
  const second = await page(`limit=2&before=${first.next}`);
  expect(second.entries[0].id < first.entries[1].id).toBe(true);
  const { entries: signIns } = await page(`action=signed_in&actor=${actors[0].id}`);
  expect(new Set((signIns as Entry[]).map(({ action }) => action))).toEqual(new Set(['signed_in']));
});

test('an export is written down, without the words that were searched', async ({ request }) => {
  await signIn(request);
  await request.get('/api/admin/submissions/export?status=lost&q=nobody%20is%20called%20so');
  await request.get('/api/admin/submissions?q=nobody%20is%20called%20so');
  const { entries } = (await (await request.get('/api/admin/audit?action=leads_exported')).json()) as {
    entries: Entry[];
  };
  expect(entries.slice(0, 2).map(({ detail }) => detail)).toEqual([
    'filtered by search',
    'filtered by status, search',
  ]);
});
