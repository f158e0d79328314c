import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { queryDatabase } from '../../infra/test/support/database';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { product } from '../../infra/test/support/environment';
import { addColleague } from '../../infra/test/support/staff';

type Changes = Parameters<typeof makeEnquiry>[0];
type Login = Parameters<typeof signIn>[1];

/** Leads of one test, newest last; they share a word that no other lead has. */
export async function makeLeads(context: BrowserContext, names: readonly string[], changes: Changes = {}) {
  const ids: string[] = [];
  for (const name of names) {
    const response = await context.request.post('/api/contact', { data: makeEnquiry({ name, ...changes }) });
    ids.push((await response.json()).id);
  }
  return ids;
}

/** One lead from a new sender. */
export async function makeLead(context: BrowserContext, changes: Changes = {}) {
  const enquiry = makeEnquiry(changes);
  const [id = ''] = await makeLeads(context, [enquiry.name], changes);
  return { id, name: enquiry.name };
}

/** A search word that only this test's leads have. */
export const freshWord = () => `w${crypto.randomUUID().slice(0, 8)}`;

export const row = (page: Page, name: string): Locator => page.locator('li[data-lead]', { hasText: name });

/** The link of a row. */
export const head = (page: Page, name: string): Locator => row(page, name).locator('h3 a');

/** The control that shows and changes a lead's status in the list. */
export const status = (page: Page, name: string): Locator => row(page, name).getByLabel(`Status of ${name}`);

/** The item of a list with this text. */
export const item = (list: Locator, text: string): Locator =>
  list.getByRole('listitem').filter({ hasText: text });

export const pane = (page: Page): Locator => page.getByRole('region', { name: 'Open lead' });

/** Expands a row if the lead does not fit beside the list, and opens the lead from there. */
export async function openFromRow(page: Page, name: string): Promise<void> {
  await head(page, name).click();
  await row(page, name).getByRole('button', { name: 'Open the lead' }).click();
}

/** Chooses a status from the first status menu on the page. */
export async function chooseStatus(page: Page, name: string, label: string): Promise<void> {
  await page.getByLabel(`Status of ${name}`).first().click();
  await page.getByRole('menuitemradio', { name: label }).click();
}

/** Opens the dialog to delete the lead, from the menu in its header or pane. */
export async function askToDelete(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

/** Signs in a user of this test, for tests that change how the back office behaves for them. */
export const makeLogin = async (role = 'admin') => (await addColleague(role)).login;

/** The toast about another test's enquiry would delay the one that a test waits for, and cover what it presses. */
export const withoutNews = (page: Page) =>
  page.addInitScript(() => {
    const ask = window.fetch;
    let known: unknown;
    window.fetch = async (...request) => {
      const answer = await ask(...request);
      if (!answer.ok || new URL(answer.url).pathname !== '/api/admin/dashboard') return answer;
      const { recent, ...others } = await answer.json();
      known ??= recent;
      return Response.json({ ...others, recent: known });
    };
  });

/** Signs in a page on which no enquiry of another test is told of. */
export async function signInQuietly(page: Page, login?: Login): Promise<void> {
  await signIn(page.request, login);
  await withoutNews(page);
}

/** The same, on a page of the back office. */
export async function openBackOffice(page: Page, path: string, login?: Login): Promise<void> {
  await signInQuietly(page, login);
  await page.goto(path);
}

export async function openInbox(page: Page, query: string, login?: Login): Promise<void> {
  await openBackOffice(page, `/admin/submissions?${query}`, login);
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
}

type Opening = { query?: string; login?: Login; lead?: Changes };

/** The inbox with only one test's leads, newest first; their names end with the word that finds them. */
export async function openWithLeads(page: Page, names: readonly string[], opening: Opening = {}) {
  const word = freshWord();
  const whole = names.map((name) => `${name} ${word}`);
  const ids = await makeLeads(page.context(), whole, opening.lead);
  await openInbox(page, `q=${word}${opening.query ?? ''}`, opening.login);
  return { word, ids, names: whole, id: ids[0], name: whole[0] ?? '' };
}

/** A lead as stored on the server. */
export const readLead = async (page: Page, id: string | undefined) =>
  (await (await page.request.get(`/api/admin/submissions/${id}`)).json()).submission;

/** Has the answers to a lead sent now, not when the time to take them back is over. */
export const endUndoWindow = (leadId: string | undefined) =>
  queryDatabase(
    product.databaseUrl,
    `UPDATE leads.delivery SET next_attempt_at = now() WHERE kind = 'reply' AND subject_id IN (
       SELECT id FROM leads.reply WHERE lead_id = $1)`,
    [leadId],
  );

/** Slows the processor down by a factor. */
export async function slower(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
}
