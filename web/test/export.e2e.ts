import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'csv-parse';
import { signIn } from '../../infra/test/support/back-office';
import { deleteLeads, hardTexts, insertLeads } from '../../infra/test/support/many-leads';

const columns = [
  'ID',
  'Name',
  'Email',
  'Phone',
  'Service',
  'Message',
  'Status',
  'Submitted At',
  'Updated At',
];

/** As the file has to have it: what a spreadsheet would compute gets an apostrophe. */
const inert = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const timesOf = (row: Record<string, string>) => ({
  'Submitted At': row['Submitted At'] ?? '',
  'Updated At': row['Updated At'] ?? '',
});

/** Reads a file by another library than the one that wrote it. */
async function readCsv(file: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  const parser = createReadStream(file).pipe(parse({ columns: true, bom: true, relax_quotes: false }));
  for await (const row of parser) rows.push(row);
  return rows;
}

const words: string[] = [];

test.afterEach(() => Promise.all(words.splice(0).map(deleteLeads)));

/** The list of so many leads of a test, which go with it; the word finds them. */
async function openList(page: Page, count: number): Promise<string> {
  const word = `x${crypto.randomUUID().slice(0, 8)}`;
  words.push(word);
  await insertLeads(word, count);
  await signIn(page.request);
  await page.goto(`/admin/submissions?q=${word}`);
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
  test.setTimeout(120_000);
  const count = 3000;
  const word = await openList(page, count);
  // What is fetched ahead would share the line.
  await page.waitForLoadState('networkidle');
  // On a line so slow that an export takes as long as the test needs it to.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const setSpeed = (downloadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput,
      uploadThroughput: -1,
    });
  await setSpeed(60 * 1024);

  await page.getByRole('button', { name: 'Export to CSV' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^[\d,]{4,} / })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Export cancelled', { exact: true })).toBeVisible();

  const exported = exportList(page);
  await expect(page.getByRole('status').filter({ hasText: /^[\d,]{4,} / })).toBeVisible();
  const [head] = await page.locator('li[data-lead] h3 a').all();
  await head?.click();
  await expect(page.getByRole('region', { name: 'Open lead' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await setSpeed(-1);
  const file = await exported;
  await expect(page.getByText('Export successful', { exact: true })).toBeVisible();
  const raw = await readFile(file, 'utf8');
  expect(raw.startsWith(`\ufeff${columns.join(',')}\r\n`)).toBe(true);
  expect(raw.endsWith('\r\n')).toBe(true);
  const rows = await readCsv(file);
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map(({ ID }) => ID)).size).toBe(count);
  // One by one, six thousand expectations would take half of the test.
  const exactTimes = rows.filter((row) => Object.values(timesOf(row)).every((time) => isoTime.test(time)));
  expect(exactTimes).toHaveLength(count);
  expect(rows).toEqual(
    rows.map((row, index) => {
      const n = index + 1;
      return {
        ID: row.ID,
        Name: inert(`${hardTexts[n % 10]} ${word} ${n}`),
        Email: `a${n}@inbox.example`,
        Phone: `+91 98350 ${String(n).padStart(5, '0')}`,
        Service: 'seo',
        Message: inert(hardTexts[(n + 3) % 10] ?? ''),
        Status: 'pending',
        ...timesOf(row),
      };
    }),
  );
});

test('nothing to export is said', async ({ page }) => {
  await signIn(page.request);
  await page.goto('/admin/submissions?q=no-lead-has-these-words');
  await expect(page.getByText('No leads found')).toBeVisible();
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  await expect(page.getByText('No data to export', { exact: true })).toBeVisible();
  await expect(page.getByText('There are no submissions to export.', { exact: true })).toBeVisible();
});

test('an export that breaks off saves nothing and says so', async ({ page }) => {
  await openList(page, 1);
  await page.route('**/api/admin/submissions/export*', (route) => route.abort());
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  await expect(page.getByText('The export failed. Please try again.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export to CSV' })).toBeEnabled();
});

test('the list goes out with all columns, too, as CSV and as a workbook', async ({ page }) => {
  await openList(page, 12);
  const csv = await exportAs(page, 'More ways to export', 'CSV, all columns');
  expect(csv.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/);
  const rows = await readCsv(await csv.path());
  expect(rows).toHaveLength(12);
  expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(['Reference', 'City', 'Tags']));
  const workbook = await exportAs(page, 'More ways to export', 'Excel workbook');
  expect(workbook.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.xlsx$/);
  // A ZIP file begins so.
  expect((await readFile(await workbook.path())).subarray(0, 2).toString()).toBe('PK');
});

test('what is selected goes out, and of all that match not what was left out', async ({ page }) => {
  await openList(page, 70);
  const rows = page.locator('li[data-lead]');
  for (const place of [1, 3]) await rows.nth(place).getByRole('checkbox').check();
  const two = await exportAs(page, 'Export the selected leads', /^CSV.*usual/);
  const ids = await Promise.all([1, 3].map((place) => rows.nth(place).getAttribute('data-lead')));
  expect((await readCsv(await two.path())).map(({ ID }) => ID)).toEqual(ids);

  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('button', { name: 'Select all 70 that match' }).click();
  await rows.nth(2).getByRole('checkbox').uncheck();
  await expect(page.getByText('69 selected')).toBeVisible();
  const leftOut = await rows.nth(2).getAttribute('data-lead');
  for (const file of [/^CSV.*usual/, 'CSV, all columns'] as const) {
    const most = await exportAs(page, 'Export the selected leads', file);
    const exported = await readCsv(await most.path());
    expect(exported).toHaveLength(69);
    expect(exported.map(({ ID, Reference }) => ID ?? Reference)).not.toContain(leftOut);
  }
});

test('a file with all columns can be cancelled while it is written', async ({ page }) => {
  await openList(page, 3);
  await page.route('**/api/admin/submissions/export.xlsx', () => undefined);
  await page.getByRole('button', { name: 'More ways to export' }).click();
  await page.getByRole('menuitem', { name: 'Excel workbook' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Export cancelled', { exact: true })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Export' })).toHaveCount(0);
});
