import { expect, test } from '@playwright/test';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { product } from '../../infra/test/support/environment';
import { Mailbox } from '../../infra/test/support/mailbox';
import { makeColleague } from '../../infra/test/support/staff';
import { violationsByDayAndNight } from './violations';

const mails = new Mailbox(product.mailUrl);

test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

test('a manager takes a lead by a link in the mail, without scripts', async ({ browser, page }) => {
  const manager = await makeColleague('manager');
  const enquiry = makeEnquiry();
  const sent = await manager.request.post('/api/contact', { data: enquiry });
  const { id } = await sent.json();
  const mail = await mails.waitForSubject(enquiry.name, manager.email);
  const link =
    /\/admin\/alert-link\?action=take&(?:amp;)?token=[\w-]+/.exec(mail.html)?.[0].replace('amp;', '') ?? '';
  const ownerNow = async () => {
    const answer = await manager.request.get(`/api/admin/submissions/${id}`);
    return (await answer.json()).submission.owner;
  };

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Take this lead?' })).toBeVisible();
  await expect(page.getByText(enquiry.name)).toBeVisible();
  await expect(page.getByText(`You do this as ${manager.name}.`)).toBeVisible();
  expect(await ownerNow()).toBeNull();
  // Axe is a script, too, but viewing the page changes nothing.
  const looked = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await looked.goto(link);
  expect(await violationsByDayAndNight(looked)).toEqual([]);
  await looked.context().close();

  await page.getByRole('button', { name: 'Take it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The lead is yours' })).toBeVisible();
  expect(await ownerNow()).toMatchObject({ name: manager.name });

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing was changed' })).toBeVisible();
  await expect(page.getByText('This link was used already.')).toBeVisible();
  await page.goto(link.slice(0, -50));
  await expect(page.getByText('This link was not copied whole.')).toBeVisible();
});
