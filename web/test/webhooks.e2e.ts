import { expect, test } from '@playwright/test';
import { startReceiver } from '../../infra/test/support/webhook-receiver';
import { item, openBackOffice } from './inbox';
import { violations } from './violations';

test('a webhook is added, tested, seen to be delivered or to fail, paused and removed', async ({ page }) => {
  const receiver = await startReceiver();
  await openBackOffice(page, '/admin/settings/webhooks');
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a webhook' });
  await adding.getByLabel('Address').fill('no address');
  await adding.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(adding.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true');
  await adding.getByLabel('Address').fill(receiver.url);
  await adding.getByLabel('Address').press('Enter');
  await expect(page.getByLabel('Secret of the webhook')).toHaveValue(/^whsec_/);
  await page.keyboard.press('Escape');

  const webhook = item(page.getByRole('list', { name: 'Webhooks', exact: true }), receiver.url);
  // Leads of other tests are sent there, too.
  const tests = item(webhook.getByRole('list', { name: `Messages to ${receiver.url}` }), 'A test');
  const sendTest = webhook.getByRole('button', { name: 'Send a test event' });
  await sendTest.click();
  await expect(tests).toContainText(/Delivered .*204/);
  expect(receiver.received.filter(({ body }) => body.includes('webhook.test'))).toHaveLength(1);
  receiver.answerWith(() => ({ status: 500, body: 'out of order' }));
  await sendTest.click();
  await expect(tests.first()).toContainText(/Attempt \d failed/);
  await expect(tests.first()).toContainText('500 out of order');
  expect(await violations(page)).toEqual([]);

  await webhook.getByRole('button', { name: 'Pause' }).click();
  await expect(webhook).toContainText('New events wait until you resume it.');
  await expect(tests.first()).toContainText('Waits until the webhook goes on');
  await webhook.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(webhook).toHaveCount(0);
  await receiver.close();
});
