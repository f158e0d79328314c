import {
  type MonthFigures,
  type MonthReport,
  serviceKeys,
  type TeamMember,
  type Today,
} from '@golghar/contracts';
import { expect, type Locator, test } from '@playwright/test';
import { makeEnquiry } from '../../infra/test/support/enquiry';
import { addColleague } from '../../infra/test/support/staff';
import { freshWord, makeLeads, makeLogin, openBackOffice, readLead, signInQuietly } from './inbox';
import { change, hold } from './routes';

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
  await page.route('**/api/admin/reports/month?*', (route) => route.fulfill({ json: report }));
  await openBackOffice(page, '/admin/reports?month=2026-10');
  await expect(page.getByRole('heading', { name: 'By person' })).toBeVisible();
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: false });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await expect(page.getByText('October 2026 brought 1,204 leads, as many as September 2026.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('… and 16 more on the screen.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reports: October 2026');
});

test('a manager sees on Today who has how much, and opens all that is overdue', async ({ page, context }) => {
  const colleague = await addColleague('sales_executive', `Ravi ${freshWord()}`);
  const [id = ''] = await makeLeads(context, [`Asha ${freshWord()}`]);
  await signInQuietly(page, await makeLogin());
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

test('a manager hands leads over by dragging one or a figure, by a key, and back', async ({
  page,
  context,
}) => {
  const word = freshWord();
  const [ravi, sita] = [
    await addColleague('sales_executive', `Ravi ${word}`),
    await addColleague('sales_executive', `Sita ${word}`),
  ];
  const longAgo = { 'x-seed-submitted-at': new Date(Date.now() - 320 * 86_400_000).toISOString() };
  const data = makeEnquiry({ name: `Asha ${word}` });
  const { id } = await (await context.request.post('/api/contact', { data, headers: longAgo })).json();
  await signInQuietly(page, await makeLogin());
  // The leads and colleagues of other tests would move the rows while something is dragged over them.
  await change<{ members: TeamMember[] }>(page, '**/api/admin/reports/team', ({ members }) => ({
    members: members.filter(({ owner }) => owner?.name.endsWith(word)),
  }));
  await change<Today>(page, '**/api/admin/today', ({ items, ...rest }) => ({
    ...rest,
    items: items.filter(({ submission }) => submission.name.endsWith(word)),
  }));
  // The dialog opens late: keys typed meanwhile go into it.
  const release = await hold(page, '**/assets/assign-dialog-*.js');
  await page.goto('/admin/today');
  const moveTo = async (place: Locator) => {
    await place.scrollIntoViewIfNeeded();
    const { x, y, height } = (await place.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    await page.mouse.move(x + 12, y + height / 2, { steps: 5 });
  };
  const drag = async (from: Locator, to: Locator) => {
    await moveTo(from);
    await page.mouse.down();
    // The team is shown once an item is being dragged.
    await page.mouse.move(400, 400, { steps: 5 });
    await expect(team).toHaveCSS('position', 'sticky');
    await moveTo(to);
    await page.mouse.up();
  };
  const team = page.getByRole('region', { name: 'Team' });
  const rowOf = ({ name }: { name: string }) => page.getByRole('row', { name: new RegExp(name) });
  const ownerOf = async () => (await readLead(page, id)).owner?.name ?? null;
  const lead = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `Asha ${word}` });
  // Colleagues without leads are listed so that they can be given some.
  await expect(rowOf(sita).getByRole('cell').first()).toHaveText('0');
  await drag(lead.getByText(`Asha ${word}`), rowOf(sita).getByRole('rowheader'));
  await expect(page.getByText(`Asha ${word} is with Sita ${word} now`, { exact: true })).toBeVisible();
  await expect.poll(ownerOf).toBe(sita.name);
  await expect(rowOf(sita).getByRole('cell').first()).toHaveText('1');

  const overdue = rowOf(sita).getByRole('cell').nth(1).getByRole('link');
  await drag(overdue, rowOf(ravi).getByRole('rowheader'));
  await expect(page.getByText('1 lead handed over', { exact: true })).toBeVisible();
  await expect.poll(ownerOf).toBe(ravi.name);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(ownerOf).toBe(sita.name);
  await expect(rowOf(sita).getByRole('cell').first()).toHaveText('1');

  await rowOf(sita).getByRole('link').first().focus();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: `Assign 1 open lead of ${sita.name}` });
  await page.keyboard.type(ravi.name);
  release();
  await expect(dialog.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect.poll(ownerOf).toBe(ravi.name);
  await expect(rowOf(sita).getByRole('link').first()).toBeFocused();
  await page.request.patch(`/api/admin/submissions/${id}`, { data: { status: 'lost' } });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
