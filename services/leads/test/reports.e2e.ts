import { expect, test } from '@playwright/test';
import { signIn } from '../../../infra/test/support/back-office';
import { makeEnquiry } from '../../../infra/test/support/enquiry';

const path = '/api/admin/reports';

test('nobody reads a report without signing in', async ({ request }) => {
  expect((await request.get(`${path}?from=2026-11-01&to=2026-11-02`)).status()).toBe(401);
});

test.describe('signed in', () => {
  test.beforeEach(({ request }) => signIn(request));

  test('a report counts an enquiry on its day and as answered when somebody logs a contact', async ({
    request,
  }) => {
    const send = (message: string, at: string) =>
      request.post('/api/contact', {
        data: makeEnquiry({ message }),
        headers: { 'x-seed-submitted-at': at },
      });
    const { id } = await (await send('Late in the evening of the 4th', '2019-03-04T18:29:00Z')).json();
    await send('Early in the morning of the 5th', '2019-03-04T18:31:00Z');
    const read = async () => (await request.get(`${path}?from=2019-03-04&to=2019-03-05`)).json();
    const before = await read();
    expect(before).toMatchObject({
      days: [
        { day: '2019-03-04', count: 1 },
        { day: '2019-03-05', count: 1 },
      ],
      firstResponse: { medianMinutes: null, withinGoal: 0 },
    });
    await request.post(`/api/admin/submissions/${id}/contacts`, {
      data: { outcome: 'reached', channel: 'call', note: 'Called at last.' },
    });
    expect((await read()).firstResponse.medianMinutes).toBeGreaterThan(0);
    expect(before.statuses).toContainEqual({ status: 'new', count: 2 });
    expect(before.services).toContainEqual({ service: 'seo', count: 2 });
  });

  for (const [query, field, message] of [
    ['from=2026-11-02&to=2026-11-01', 'to', 'The last day must not be before the first'],
    ['from=2025-01-01&to=2026-01-02', 'to', 'A report covers 366 days at most'],
    ['from=2026-02-30&to=2026-03-01', 'from', 'Please choose a day'],
    ['from=2026-11-01', 'to', 'Please choose a day'],
  ] as const)
    test(`refuses ?${query}`, async ({ request }) => {
      const response = await request.get(`${path}?${query}`);
      expect(response.status()).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid', fields: { [field]: message } });
    });

  test('takes a leap year whole', async ({ request }) => {
    const { days } = await (await request.get(`${path}?from=2024-01-01&to=2024-12-31`)).json();
    expect(days).toHaveLength(366);
  });
});
