import { expect, test } from '@playwright/test';
import { signIn } from '../../../infra/test/support/back-office';
import { makeEnquiry } from '../../../infra/test/support/enquiry';

test('the gateway compresses an export', async ({ request }) => {
  await signIn(request);
  await request.post('/api/contact', { data: makeEnquiry() });
  const response = await request.post('/api/admin/submissions/export', {
    data: { selection: { filter: {} } },
  });
  expect(response.headers()).toMatchObject({
    'content-type': expect.stringContaining('application/x-ndjson'),
    'content-encoding': 'gzip',
  });
});
