import { type MonthFigures, type MonthReport, serviceKeys } from '@golghar/contracts';
import { expect, test } from '@playwright/test';
import { signIn } from '../../infra/test/support/back-office';
import { makeColleague } from '../../infra/test/support/staff';
import { freshWord, makeLeads, makeLogin } from './inbox';

const figures: MonthFigures = {
  leads: 1204,
  promised: 1100,
  kept: 1000,
  medianMinutes: 64,
  p90Minutes: 310,
  won: 180,
  lost: 218,
  wonValue: 12_51_000,
};
const compared = { now: figures, before: figures };
const many = <Row>(count: number, row: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => row(index));
/** A busy month of a larger agency. */
const report: MonthReport = {
  month: '2026-10',
  monthBefore: '2026-09',
  total: compared,
  sources: many(25, (n) => ({ source: `a-long-name-of-a-source-that-led-here-${n}.example`, ...compared })),
  choices: many(12, (n) => ({ choice: `growth, quarterly, ${n}`, ...compared })),
  services: serviceKeys.map((service) => ({ service, ...compared })),
  owners: many(14, (n) => ({
    owner: { id: `019a0000-0000-7000-8000-0000000000${n + 10}`, name: `Shabnam Ara ${n}` },
    ...compared,
  })),
};

test('the month is one sheet of A4, however many sources and people it has', async ({ page }) => {
  await signIn(page.request);
  await page.route('**/api/admin/reports/month?*', (route) => route.fulfill({ json: report }));
  await page.goto('/admin/reports?month=2026-10');
  await expect(page.getByRole('heading', { name: 'By person' })).toBeVisible();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: false });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expect(page.getByText('October 2026 brought 1,204 leads, as many as September 2026.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('… and 16 more on the screen.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports: October 2026');
});

test('a manager sees on Today who has how much, and comes by one press to all that is overdue', async ({
  page,
  context,
}) => {
  const colleague = await makeColleague('sales_executive', `Ravi ${freshWord()}`);
  const [id = ''] = await makeLeads(context, [`Asha ${freshWord()}`]);
  await signIn(page.request, await makeLogin());
  await page.request.patch(`/api/admin/submissions/${id}`, { data: { ownerId: colleague.id } });
  await page.goto('/admin/today');
  const row = page.getByRole('row', { name: new RegExp(colleague.name) });
  await expect(row.getByRole('cell').first()).toHaveText('1');
  await page.getByRole('link', { name: /^Everything overdue/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lead Management' })).toBeVisible();
  expect(page.url()).toContain('due=overdue');
  await page.goBack();
  await row.getByRole('cell').first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`status=open&owner=${colleague.id}`));
});
