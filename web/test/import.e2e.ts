import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { makeLogin, openBackOffice } from './inbox';
import { violations } from './violations';

const csvFile = (text: string, name = 'fair.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** A number that no other test uses. */
const phone = () => `+91 9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;

test('leads come in from a file of use, seen and counted before the import, by managers', async ({
  page,
  context,
}) => {
  await openBackOffice(page, '/admin/submissions/import');
  await page.getByLabel('CSV file').setInputFiles(csvFile(' \n'));
  await expect(page.getByRole('alert')).toContainText('The file is empty.');
  await page.getByLabel('CSV file').setInputFiles(csvFile('Name,Phone\n,\n'));
  await expect(page.getByRole('button', { name: 'Import 0 leads' })).toBeDisabled();
  await page.getByRole('button', { name: 'Another file' }).click();

  const tag = `fair-${randomUUID().slice(0, 6)}`;
  const known = phone();
  const rows = `Asha Devi,${known},Gaya\nRavi,${known},Patna\nNobody,,Patna\nMeena,${phone()},\n`;
  await page.getByLabel('CSV file').setInputFiles(csvFile(`Who,Phone number,Town\n${rows}`));
  await expect(page.getByText('fair.csv: 4 rows')).toBeVisible();
  await page.getByRole('combobox', { name: /^Name/ }).selectOption('Who');
  await page.getByRole('combobox', { name: /^City/ }).selectOption('Town');
  await expect(page.getByText("1 row can't be imported")).toBeVisible();
  await expect(page.getByText('1 row is known already')).toBeVisible();
  await page.getByText('1 row is known already').click();
  await expect(page.getByText('Row 3, Ravi: the phone number of row 2')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('textbox', { name: /^Tag/ }).fill(tag);
  await page.getByRole('button', { name: 'Import 2 leads' }).click();
  await expect(page.getByRole('heading', { name: '2 leads imported' })).toBeVisible();
  const found = await context.request.get(`/api/admin/submissions?tag=${tag}`);
  const { submissions } = await found.json();
  expect(submissions.map(({ name }: { name: string }) => name).sort()).toEqual(['Asha Devi', 'Meena']);

  await signIn(context.request, await makeLogin('sales_executive'));
  await page.reload();
  await expect(page.getByText('Only administrators and managers can open this page.')).toBeVisible();
});

test('words of a file get a meaning, and an import is taken back', async ({ page, context }) => {
  await signIn(context.request);
  const word = `Word ${randomUUID().slice(0, 6)}`;
  const fileName = `${randomUUID().slice(0, 8)}.csv`;
  const rows = [
    'Party,No,Product,Enquiry date',
    `Asha Devi,${phone()},Google Ads,3/10/2026`,
    `Ravi Kumar,${phone()},${word},4/10/2026`,
    `Sita Devi,12,SEO,5/10/2026`,
  ];
  await page.goto('/admin/submissions/import');
  await page.getByLabel('CSV file').setInputFiles(csvFile(rows.join('\n'), fileName));
  await expect(page.getByText('No column is chosen for Phone or Email')).toBeVisible();
  await page.getByRole('combobox', { name: /^Name/ }).selectOption('Party');
  await page.getByRole('combobox', { name: /^Phone/ }).selectOption('No');
  await expect(page.getByText('No column is chosen')).toBeHidden();
  await expect(page.getByRole('combobox', { name: /^“Google Ads”/ })).toHaveValue('paid_ads');
  await expect(page.getByRole('button', { name: 'Import 1 lead' })).toBeEnabled();
  await page.getByRole('combobox', { name: new RegExp(`^“${word}`) }).selectOption('Logo Design');
  const importing = page.getByRole('button', { name: 'Import 2 leads' });
  await expect(importing).toBeEnabled();
  expect(await violations(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the 1 row that is left out' }).click();
  expect((await download).suggestedFilename()).toBe(fileName.replace('.csv', '-left-out.csv'));
  const saved = await readFile(await (await download).path(), 'utf8');
  expect(saved).toMatch(/Left out because\r\nSita Devi,12,SEO,5\/10\/2026,Phone: /);

  await importing.click();
  await expect(page.getByRole('heading', { name: '2 leads imported' })).toBeVisible();
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the rows that were left out' }).click();
  expect(await readFile(await (await again).path(), 'utf8')).toBe(saved);
  const takingBack = page.getByRole('button', { name: `Take back ${fileName}` });
  await expect(takingBack).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: 'Show the leads' }).click();
  await expect(page.getByRole('link', { name: 'Asha Devi', exact: true })).toBeVisible();
  await expect(page.getByText('imported').first()).toBeVisible();
  await page.goBack();
  await takingBack.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('2 leads deleted', { exact: true })).toBeVisible();
  await expect(takingBack).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(takingBack).toBeVisible();
});
