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

/** Reads a file by another library than the one that wrote it. */
async function readCsv(file: string): Promise<Record<string, string>[]> {
  const rows: Record<string, string>[] = [];
  const parser = createReadStream(file).pipe(parse({ columns: true, bom: true, relax_quotes: false }));
  for await (const row of parser) rows.push(row);
  return rows;
}

async function openList(page: Page, word: string) {
  await signIn(page.request);
  await page.goto(`/admin/submissions?q=${word}`);
  await expect(page.locator('li[data-lead]').first()).toBeVisible();
}

async function exportList(page: Page): Promise<string> {
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^submissions-\d{4}-\d\d-\d\d\.csv$/);
  return file.path();
}

test('1,200 leads arrive field by field, whatever is in them', async ({ page }) => {
  const word = `x${crypto.randomUUID().slice(0, 8)}`;
  await insertLeads(word, 1200);
  await openList(page, word);
  const file = await exportList(page);
  await expect(page.getByText('Export successful', { exact: true })).toBeVisible();
  const raw = await readFile(file, 'utf8');
  expect(raw.startsWith(`\ufeff${columns.join(',')}\r\n`)).toBe(true);
  expect(raw.endsWith('\r\n')).toBe(true);
  const rows = await readCsv(file);
  expect(rows).toHaveLength(1200);
  rows.forEach((row, index) => {
    const n = index + 1;
    expect(row).toMatchObject({
      Name: inert(`${hardTexts[n % 10]} ${word} ${n}`),
      Email: `a${n}@inbox.example`,
      Phone: `+91 98350 ${String(n).padStart(5, '0')}`,
      Service: 'seo',
      Message: inert(hardTexts[(n + 3) % 10] ?? ''),
      Status: 'pending',
    });
    expect(row['Submitted At']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
  await deleteLeads(word);
});

test('100,000 leads are exported while the page stays usable, and an export can be cancelled', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const word = `x${crypto.randomUUID().slice(0, 8)}`;
  await insertLeads(word, 100_000);
  await openList(page, word);

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
  const file = await exported;
  const rows = await readCsv(file);
  expect(rows).toHaveLength(100_000);
  expect(new Set(rows.map(({ ID }) => ID)).size).toBe(100_000);
  expect(rows[99_999]?.Email).toBe('a100000@inbox.example');
  await deleteLeads(word);
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
  await signIn(page.request);
  await page.goto('/admin/submissions');
  await page.route('**/api/admin/submissions/export*', (route) => route.abort());
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  await expect(page.getByText('The export failed. Please try again.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export to CSV' })).toBeEnabled();
});
