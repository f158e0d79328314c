import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'csv-parse';
import { deleteLeads, hardTexts, insertLeads } from '../../infra/test/support/many-leads';
import { openBackOffice } from './inbox';
import { fail, hold, throttle } from './routes';

/** As the file must contain it: a cell that a spreadsheet would evaluate gets an apostrophe. */
const inert = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Reads a file with a different library than the one that wrote it. */
async function readCsv(file: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  const parser = createReadStream(file).pipe(parse({ columns: true, bom: true, relax_quotes: false }));
  for await (const row of parser) rows.push(row);
  return rows;
}

const words: string[] = [];

test.afterEach(() => Promise.all(words.splice(0).map(deleteLeads)));

/** The given number of leads of a test, deleted with it; the word finds them. */
async function openList(page: Page, count: number): Promise<string> {
  const word = `x${crypto.randomUUID().slice(0, 8)}`;
  words.push(word);
  await insertLeads(word, count);
  await openBackOffice(page, `/admin/submissions?q=${word}`);
  await expect(page.locator('li[data-lead]').first()).toBeVisible();
  return word;
}

async function exportAs(page: Page, opener: string, file: string | RegExp) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: opener }).click();
  await page.getByRole('menuitem', { name: file }).click();
  return download;
}

async function exportList(page: Page): Promise<string> {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^submissions-\d{4}-\d\d-\d\d\.csv$/);
  return file.path();
}

test('3,000 leads arrive field by field, and an export can be cancelled', async ({ page }) => {
  test.setTimeout(180_000);
  const count = 3000;
  // On a busy machine the slow line is slower still, and other tests' exports come first.
  const patience = { timeout: 45_000 };
  const progress = page.getByRole('status').filter({ hasText: /^[\d,]{4,} of 3,000 leads$/ });
  const word = await openList(page, count);
  // Prefetching would share the bandwidth.
  await page.waitForLoadState('networkidle');
  // A connection so slow that the export takes as long as the test needs.
  const setSpeed = await throttle(page);
  await setSpeed({ downloadThroughput: 60 * 1024 });

  await page.getByRole('button', { name: 'Export to CSV' }).click();
  await expect(progress).toBeVisible(patience);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Export cancelled', { exact: true })).toBeVisible();

  const exported = exportList(page);
  await expect(progress).toBeVisible(patience);
  const [head] = await page.locator('li[data-lead] h3 a').all();
  await head?.click();
  await expect(page.getByRole('region', { name: 'Open lead' })).toBeVisible(patience);
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await setSpeed({});
  const file = await exported;
  await expect(page.getByText('Export successful', { exact: true })).toBeVisible();
  // Single cells are tested in spreadsheet.test.ts.
  expect((await readFile(file, 'utf8')).startsWith('\ufeffID,Name,')).toBe(true);
  const rows = await readCsv(file);
  expect(new Set(rows.map(({ ID }) => ID)).size).toBe(count);
  expect(rows.map(({ Name, Message }) => [Name, Message])).toEqual(
    rows.map((_, index) => [
      inert(`${hardTexts[(index + 1) % 10]} ${word} ${index + 1}`),
      inert(hardTexts[(index + 4) % 10] ?? ''),
    ]),
  );
});

test('all columns go out, and what is selected, without what was left out', async ({ page }) => {
  await openList(page, 70);
  const csv = await exportAs(page, 'More ways to export', 'CSV, all columns');
  expect(csv.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const rows = await readCsv(await csv.path());
  expect(rows).toHaveLength(70);
  expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(['Reference', 'City', 'Tags']));
  const workbook = await exportAs(page, 'More ways to export', 'Excel workbook');
  expect(workbook.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.xlsx$/);
  // The signature of a ZIP file.
  expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK');

  const listed = page.locator('li[data-lead]');
  for (const place of [1, 3]) await listed.nth(place).getByRole('checkbox').check();
  const two = await exportAs(page, 'Export the selected leads', /^CSV.*usual/);
  const ids = await Promise.all([1, 3].map((place) => listed.nth(place).getAttribute('data-lead')));
  expect((await readCsv(await two.path())).map(({ ID }) => ID)).toEqual(ids);

  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Select all 70 that match' }).click();
  await listed.nth(2).getByRole('checkbox').uncheck();
  await expect(page.getByText('69 selected')).toBeVisible();
  const leftOut = await listed.nth(2).getAttribute('data-lead');
  for (const file of [/^CSV.*usual/, 'CSV, all columns'] as const) {
    const most = await exportAs(page, 'Export the selected leads', file);
    const exported = await readCsv(await most.path());
    expect(exported).toHaveLength(69);
    expect(exported.map(({ ID, Reference }) => ID ?? Reference)).not.toContain(leftOut);
  }

  await test.step('nothing to export, an export that breaks off and one that is cancelled say so', async () => {
    await page.getByRole('button', { name: 'Clear selection' }).click();
    const exporting = page.getByRole('button', { name: 'Export to CSV' });
    await fail(page, '**/api/admin/submissions/export*');
    await exporting.click();
    await expect(page.getByText('The export failed. Please try again.', { exact: true })).toBeVisible();
    await expect(exporting).toBeEnabled();
    await hold(page, '**/api/admin/submissions/export.xlsx');
    await page.getByRole('button', { name: 'More ways to export' }).click();
    await page.getByRole('menuitem', { name: 'Excel workbook' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Export cancelled', { exact: true })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Export' })).toHaveCount(0);
    await page.goto('/admin/submissions?q=no-lead-has-these-words');
    await expect(page.getByText('No leads found')).toBeVisible();
    await exporting.click();
    await expect(page.getByText('No data to export', { exact: true })).toBeVisible();
    await expect(page.getByText('There are no submissions to export.', { exact: true })).toBeVisible();
  });
});
