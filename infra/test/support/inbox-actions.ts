import { expect, type Locator, type Page } from '@playwright/test';

/** One thing that somebody does in the inbox, by hand or by key. */
export type InboxAction = {
  name: string;
  /** Rows of the list that may be drawn again by it: in all, or for each list that it shows. */
  rows: number | { perList: number };
  run: (page: Page) => Promise<void>;
};

/** Between two keys of somebody who is quick, and between the press of a button, its release and what comes next. */
const keyIntervalMs = 60;

const press =
  (key: string, times = 1) =>
  async (page: Page) => {
    for (let n = 0; n < times; n += 1) {
      await page.keyboard.press(key);
      await page.waitForTimeout(keyIntervalMs);
    }
  };

const type = (text: string) => (page: Page) => page.keyboard.type(text, { delay: keyIntervalMs });

const inTurn =
  (...steps: ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

/**
 * A press of the mouse where it already is, as by hand. `Locator.click()` moves it there in the same moment, and its own checks of
 * what it hits run in the page while the press is measured.
 */
const click = (find: (page: Page) => Locator) => async (page: Page) => {
  await find(page).hover();
  await page.waitForTimeout(keyIntervalMs);
  await page.mouse.down();
  await page.waitForTimeout(keyIntervalMs);
  await page.mouse.up();
  await page.waitForTimeout(keyIntervalMs);
};

const pane = '#open-lead';

const filters = click((page) => page.getByRole('button', { name: /^Filters/ }));

/**
 * What one does all day with a list that is on the screen, in an order in which each finds what it needs: a row has
 * the focus at the beginning, and again at the end of each.
 */
export const inboxActions: InboxAction[] = [
  { name: 'J, to the next row', rows: 0, run: press('j', 5) },
  { name: 'K, to the row before', rows: 0, run: press('k', 2) },
  { name: 'X, selecting a row', rows: 0, run: press('x') },
  { name: 'Shift+J, selecting more', rows: 0, run: press('Shift+J', 4) },
  { name: 'Esc, selecting none', rows: 0, run: press('Escape') },
  { name: 'S, the menu of statuses', rows: 0, run: press('s') },
  {
    name: 'arrow and Enter, a status from the menu',
    rows: 6,
    run: inTurn(press('ArrowDown'), press('Enter')),
  },
  { name: '3, a status by its key', rows: 6, run: press('3') },
  { name: '2, another', rows: 8, run: press('2') },
  {
    name: 'a click that opens a row',
    rows: 4,
    run: click((page) => page.locator('li[data-lead] h3 a').nth(3)),
  },
  { name: 'J with a lead open', rows: 12, run: press('j', 4) },
  {
    name: 'writing a note',
    rows: 0,
    run: inTurn(press('n'), type('Called, wants an offer until Monday')),
  },
  { name: 'Ctrl+Enter, saving the note', rows: 4, run: press('Control+Enter') },
  {
    name: 'adding a tag',
    rows: 6,
    run: inTurn(
      click((page) => page.locator(pane).getByRole('button', { name: 'Add Tag' })),
      type('hot'),
      press('Enter'),
    ),
  },
  {
    name: 'R, writing an answer',
    rows: 0,
    run: inTurn(press('r'), type('Namaste, we call you at five.'), press('Escape')),
  },
  {
    name: 'Same person as…, and typing',
    rows: 0,
    run: inTurn(
      click((page) => page.locator(pane).getByRole('button', { name: 'Same person as…' })),
      type('asha'),
      press('Escape'),
    ),
  },
  { name: 'Esc, closing the lead', rows: 4, run: press('Escape') },
  {
    name: 'Ctrl+K and typing',
    rows: 0,
    run: inTurn(press('Control+K'), type('newsletter'), press('Escape')),
  },
  {
    name: 'opening the filters, and closing them',
    rows: 8,
    run: inTurn(filters, (page) => page.waitForTimeout(300), filters),
  },
  {
    name: 'typing in the search',
    // Who types slowly searches more often.
    rows: { perList: 20 },
    run: inTurn(press('/'), (page) => page.keyboard.press('End'), type(' plain')),
  },
  { name: 'clearing the search', rows: { perList: 20 }, run: press('Backspace', ' plain'.length) },
  {
    name: 'another view, and back',
    rows: 80,
    run: inTurn(
      click((page) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: /^New/ })),
      (page) => page.waitForTimeout(500),
      (page) => page.goBack(),
    ),
  },
  {
    name: 'selecting all of them',
    rows: 0,
    run: click((page) => page.getByRole('checkbox', { name: 'Select all' })),
  },
  {
    name: 'a status for all of them',
    rows: 80,
    run: inTurn(
      click((page) => page.getByRole('button', { name: 'Status of the selected leads' })),
      click((page) => page.getByRole('menuitemradio', { name: 'In Progress' })),
    ),
  },
];

const team = (page: Page) => page.getByRole('region', { name: 'Team' });
const figure = (page: Page) => team(page).getByRole('link', { name: /^\d/ }).first();

/** The focus scrolls the page down to the figure; by hand, the key comes only when it is in view. */
async function focusFigure(page: Page): Promise<void> {
  await figure(page).focus();
  await page.waitForTimeout(300);
}

/** What a manager does with the team on Today, where one comes by the sidebar. */
export const teamActions: Pick<InboxAction, 'name' | 'run'>[] = [
  {
    name: 'to Today',
    run: inTurn(
      click((page) => page.getByRole('complementary').getByRole('link', { name: /^Today/ })),
      (page) => figure(page).waitFor(),
    ),
  },
  {
    name: 'A on a figure of the team, and a name',
    run: inTurn(focusFigure, press('a'), type('mee'), press('Escape')),
  },
  {
    name: 'dragging a figure over the team',
    // To where it comes from, which changes nothing.
    run: (page) => figure(page).locator('xpath=..').dragTo(team(page).getByRole('rowheader').first()),
  },
];

/** Scrolls until so many leads have been loaded, goes back to the first row, and gives it the focus. */
export async function loadLeads(page: Page, count: number): Promise<void> {
  const list = page.locator('li[data-lead]').first().locator('xpath=ancestor::div[1]');
  const height = async (place: Locator) => (await place.boundingBox())?.height ?? Number.NaN;
  const rowHeight = await height(page.locator('li[data-lead]').first());
  await list.hover();
  for (let n = 0; n < 50 && (await height(list.locator('ul'))) < count * rowHeight; n += 1) {
    await page.mouse.wheel(0, 20_000);
    await page.waitForTimeout(200);
  }
  if ((await height(list.locator('ul'))) < count * rowHeight)
    throw new Error(`There are not ${count} leads.`);
  await page.mouse.wheel(0, -count * 1000);
  // Before it is there, the first of the rows that are drawn is one of the last leads.
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await page.locator('li[data-lead] h3 a').first().focus();
  await page.waitForTimeout(500);
}
