import { expect, test } from '@playwright/test';
import { addColleague } from '../../infra/test/support/staff';
import {
  freshWord,
  head,
  makeLeads,
  makeLogin,
  openInbox,
  openWithLeads,
  pane,
  readLead,
  row,
} from './inbox';

test('a lead is taken by key and given to a colleague, who is told', async ({ page, context, browser }) => {
  const word = freshWord();
  const [id] = await makeLeads(context, [`Asha ${word}`]);
  const colleague = await addColleague('sales_executive', `Ravi ${word}`);
  const theirs = await browser.newContext();
  const theirPage = await theirs.newPage();
  await openInbox(theirPage, 'status=open&owner=me', colleague.login);
  await expect(theirPage.getByText('No leads found')).toBeVisible();

  await openInbox(page, `q=${word}`, await makeLogin());
  await head(page, `Asha ${word}`).focus();
  await page.keyboard.press('t');
  await expect(row(page, `Asha ${word}`).getByText('Your lead')).toBeAttached();
  await expect(page.getByText(`Asha ${word} is yours now`, { exact: true })).toBeVisible();
  await page.keyboard.press('z');
  await expect(row(page, `Asha ${word}`).getByText('Your lead')).toHaveCount(0);

  await head(page, `Asha ${word}`).click();
  await pane(page).getByRole('button', { name: 'Owner: nobody' }).click();
  const dialog = page.getByRole('dialog', { name: `Assign the lead of Asha ${word}` });
  // Only names are searched: Enter must not choose somebody by the letters of an id.
  const find = dialog.getByPlaceholder('Find a colleague');
  await find.fill(colleague.id);
  await expect(dialog.getByText('Nobody is called that.')).toBeVisible();
  await find.fill('');
  await dialog.getByRole('button', { name: 'Add a message' }).click();
  await dialog.getByLabel('A line to them').fill('She speaks Maithili.');
  // The toast disappears by itself, so the test waits for it as soon as it may appear.
  const told = expect(theirPage.getByText('A lead is yours now', { exact: true })).toBeVisible();
  await dialog.getByRole('option', { name: colleague.name }).click();
  await told;
  await expect(dialog).toBeHidden();
  await expect(pane(page).getByRole('button', { name: `Owner: ${colleague.name}` })).toBeVisible();
  await expect(pane(page).getByText(`Given to ${colleague.name}: She speaks Maithili.`)).toBeVisible();

  await expect(row(theirPage, `Asha ${word}`)).toBeVisible();
  // The second viewer sees the first, and the first sees the second.
  await head(theirPage, `Asha ${word}`).click();
  await expect(pane(page).getByTitle(`${colleague.name} has this lead open, too`)).toBeVisible();
  await expect(pane(theirPage).getByTitle(/^Meera .* has this lead open, too$/)).toBeVisible();
  await theirPage.keyboard.press('Escape');
  await expect(pane(page).getByTitle(/has this lead open, too$/)).toHaveCount(0);
  const submission = await readLead(page, id);
  expect(submission.owner).toEqual({ id: colleague.id, name: colleague.name });
  await theirs.close();
});

test('who answers a lead of nobody is asked whether they take it', async ({ page }) => {
  const { names, ids } = await openWithLeads(page, ['Bina', 'Asha'], { login: await makeLogin() });
  const [bina = '', asha = ''] = names;
  await head(page, asha).focus();
  await page.keyboard.press('r');
  await page.keyboard.type('We call you at five.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Answer on its way', { exact: true })).toBeVisible();
  await expect(page.getByText('Nobody owns it yet', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Take it' }).click();
  await expect.poll(async () => (await readLead(page, ids[1])).owner).not.toBeNull();

  await head(page, bina).click();
  await expect(pane(page).getByRole('heading', { name: bina })).toBeVisible();
  await page.route('https://wa.me/**', (route) => route.abort());
  await pane(page).getByRole('button', { name: 'WhatsApp' }).click();
  const chat = page.waitForEvent('popup');
  await pane(page).getByRole('link', { name: 'Open WhatsApp' }).click();
  await (await chat).close();
  const prompt = pane(page).getByRole('region', { name: 'Log a contact' });
  await prompt.getByRole('button').first().click();
  await expect(page.getByText('Nobody owns it yet', { exact: true })).toBeVisible();
  await page.keyboard.press('6');
  await expect(row(page, bina).getByText('Your lead')).toBeAttached();
});
