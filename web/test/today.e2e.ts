import { expect, test } from '@playwright/test';
import { signInOnPage } from '../../infra/test/support/back-office';
import { goWithin } from '../../infra/test/support/back-office-screens';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { makeColleague } from '../../infra/test/support/staff';
import { freshWord, item, makeLeads, openBackOffice, withoutNews } from './inbox';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone the day begins with what is due, done or snoozed by a tap', async ({ page, context }) => {
  const word = freshWord();
  const [id = ''] = await makeLeads(context, [`Asha ${word}`]);
  const colleague = await makeColleague('sales_executive', `Ravi ${word}`);
  const patch = (data: object) => colleague.request.patch(`/api/admin/submissions/${id}`, { data });
  const read = async () =>
    (await (await colleague.request.get(`/api/admin/submissions/${id}`)).json()).submission;
  await patch({
    ownerId: colleague.id,
    status: 'in_progress',
    nextStep: { at: new Date().toISOString(), text: 'send the quote' },
  });

  await withoutNews(page);
  await page.goto('/admin/login');
  await signInOnPage(page, colleague.login);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  const lead = item(page.getByRole('main'), `Asha ${word}`);
  await expect(lead).toContainText('send the quote');
  await lead.getByRole('button', { name: /^Snooze/ }).tap();
  await page.getByRole('menuitem', { name: 'Tomorrow 10:00' }).tap();
  await expect(lead).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await lead.getByRole('button', { name: /^Done/ }).tap();
  await expect(lead).toContainText('Done. And next?');
  await expect.poll(async () => (await read()).nextStep).toBeNull();
  await lead.getByRole('button', { name: 'Nothing next' }).tap();
  await expect(lead).toHaveCount(0);

  // So overdue that it comes first.
  const enquiry = await colleague.request.post('/api/contact', {
    data: makeEnquiry({ name: `Bina ${word}` }),
    headers: { 'x-seed-submitted-at': new Date(Date.now() - 300 * 86_400_000).toISOString() },
  });
  const bina = `/api/admin/submissions/${(await enquiry.json()).id}`;
  const readBina = async () => (await (await colleague.request.get(bina)).json()).submission;
  const late = item(page.getByRole('main'), `Bina ${word}`);
  const say = async (answer: string) => {
    await late.getByRole('button', { name: /^Done/ }).tap();
    const question = late.getByRole('region', { name: /^What came of it/ });
    await question.getByRole('button', { name: answer }).tap();
  };
  await late.getByRole('button', { name: /^Done/ }).tap();
  await late.getByRole('button', { name: 'Log nothing' }).tap();
  await say('Reached');
  await expect(page.getByText('Contact logged', { exact: true })).toBeVisible();
  await expect.poll(readBina).toMatchObject({
    status: 'in_progress',
    contacts: [{ outcome: 'reached', channel: null }],
  });
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(readBina).toMatchObject({ status: 'new', contacts: [], contactedAt: null });
  await say('Not needed');
  await expect(page.getByText(`Bina ${word}: no answer needed`, { exact: true })).toBeVisible();
  await expect.poll(readBina).toMatchObject({ status: 'new', contacts: [], contactedAt: null, dueAt: null });
  await expect(late).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect(late).toContainText('late');
  // A late answer also leads to the question for the next step, even if nobody picked up and the lead stays new.
  await say('No answer');
  const lateAnswers = page.getByRole('region', { name: /^Late answers/ });
  await expect(lateAnswers.getByRole('listitem').filter({ hasText: word })).toContainText('Done. And next?');
  await expect.poll(readBina).toMatchObject({ status: 'new', contacts: [{ outcome: 'no_answer' }] });
  await late.getByRole('button', { name: 'Tomorrow' }).tap();
  await expect(late).toHaveCount(0);
  await expect.poll(readBina).toMatchObject({ status: 'new', nextStep: { text: 'Call again' } });
  await colleague.request.patch(bina, { data: { status: 'lost' } });

  await goWithin(page, `/admin/submissions/${id}`);
  const step = page.getByRole('region', { name: 'Next step' });
  await page.getByRole('button', { name: 'More' }).tap();
  await page.getByRole('menuitem', { name: 'Plan the next step' }).tap();
  await page.getByLabel('What, and when').fill('call tomorrow 11:15');
  await expect(page.getByText('call · tomorrow 11:15')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).tap();
  await expect(step).toContainText('call');
  await expect
    .poll(async () => (await read()).nextStep)
    .toMatchObject({ text: 'call', at: expect.stringMatching(/T05:45:00/) });
});

test('by key D asks what came of it: one key each logs that, Esc nothing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const word = freshWord();
  const colleague = await makeColleague('sales_executive', `Ravi ${word}`);
  const longAgo = { 'x-seed-submitted-at': new Date(Date.now() - 299 * 86_400_000).toISOString() };
  const enquiry = await colleague.request.post('/api/contact', {
    data: makeEnquiry({ name: `Chand ${word}` }),
    headers: longAgo,
  });
  const path = `/api/admin/submissions/${(await enquiry.json()).id}`;
  const read = async () => (await (await colleague.request.get(path)).json()).submission;
  await openBackOffice(page, '/admin/today', colleague.login);
  const link = page.getByRole('link', { name: `Chand ${word}` });
  const question = page.getByRole('region', { name: `What came of it? Chand ${word}` });
  await link.focus();
  await page.keyboard.press('d');
  await expect(question).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(link).toBeFocused();
  await page.keyboard.press('d');
  await expect(question).toBeFocused();
  expect(await read()).toMatchObject({ status: 'new', contacts: [] });
  await page.keyboard.press('8');
  await expect.poll(read).toMatchObject({ status: 'in_progress', contacts: [{ outcome: 'wrote' }] });
  await expect(page.getByText('Wrote. Now In Progress.', { exact: true })).toBeVisible();
  await colleague.request.patch(path, { data: { status: 'lost' } });
});
