import { expect, type Page, test } from '@playwright/test';
import { signIn, signInOnPage } from '../../infra/test/support/back-office';
import { addColleague } from '../../infra/test/support/staff';
import { askToDelete, chooseStatus, makeLead, openBackOffice } from './inbox';
import { boxOf } from './page-checks/overflow';
import { answer, change, fail } from './routes';

/** Once their event stream is open, the pages refetch by themselves, without Retry. */
const withoutEvents = (page: Page) => fail(page, '**/api/admin/events');
const said = (page: Page, text: string) =>
  expect(page.getByText(text, { exact: true }).first()).toBeVisible();

async function openLead(page: Page, changes: Record<string, unknown> = {}) {
  const { id, name } = await makeLead(page.context(), changes);
  await openBackOffice(page, `/admin/submissions/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return { id, name };
}

test('B 2 and 8: the door', async ({ page }) => {
  await page.goto('/admin/users');
  await page.waitForURL('**/admin/login?next=%2Fadmin%2Fusers');
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await said(page, 'Contact administrator for access');
  await expect(page.getByRole('link', { name: 'Back to website' })).toHaveAttribute('href', '/');
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('five5');
  await page.getByRole('button', { name: 'Log in' }).click();
  await said(page, 'Please enter a valid email address');
  await said(page, 'Password must be at least 6 characters');
  await signInOnPage(page, { email: 'nobody@golghar.example', password: 'not this one' });
  await said(page, 'Login failed');
  await said(page, 'Invalid email or password');
  await page.route('**/api/auth/login', async (route) => {
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
    await route.continue();
  });
  await signInOnPage(page);
  await said(page, 'Login successful');
  await said(page, 'Welcome back, Admin!');
  await page.waitForURL('**/admin/dashboard');
  // If the session check fails.
  await answer(page, '**/api/auth/check', { status: 500, json: {} });
  await page.reload();
  await page.waitForURL('**/admin/login');
});

test('B 2 and 6: the layout and what each role sees of it', async ({ page }) => {
  await page.route('**/api/auth/check', async (route) => {
    await said(page, 'Loading...');
    await route.continue();
  });
  await openBackOffice(page, '/admin/dashboard');
  const menu = page.getByRole('navigation', { name: 'Back office' });
  for (const [label, href] of [
    ['Dashboard', '/admin/dashboard'],
    ['Leads', '/admin/submissions'],
    ['User Management', '/admin/users'],
  ] as const)
    await expect(menu.getByRole('link', { name: label })).toHaveAttribute('href', href);
  await said(page, 'Administrator');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();

  for (const [role, label] of [
    ['manager', 'Manager'],
    ['sales_executive', 'Sales Executive'],
    ['director', 'Sales Executive'],
  ] as const) {
    const { name, email, login } = await addColleague(role);
    await signIn(page.request, login);
    await page.reload();
    for (const text of [name, email, label]) await said(page, text);
    await expect(page.getByRole('link', { name: /^Leads/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'User Management' })).toHaveCount(0);
    await expect(page.getByRole('tab', { name: 'Users' })).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { name: 'Your account' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'User Management' })).toHaveCount(0);
  }
});

test('B 2 and 9: the sidebar folds, and under 768 px it is an overlay', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await openBackOffice(page, '/admin/dashboard');
  const sidebar = page.getByRole('complementary', { name: 'Back office and account' });
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(sidebar).toHaveCSS('width', '256px');
  }
  await page.getByRole('button', { name: 'Hide the menu' }).click();
  await expect(sidebar).toHaveCSS('width', '70px');
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(sidebar).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Leads' }).click();
  await page.waitForURL('**/admin/submissions');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('B 2: the dashboard', async ({ page }) => {
  const message = `${'A message of more than one hundred letters, '.repeat(3)}whose end is cut off.`;
  for (let others = 0; others < 4; others += 1) await makeLead(page.context());
  const { name } = await makeLead(page.context(), { message });
  await openBackOffice(page, '/admin/dashboard');
  for (const [label, query] of [
    ['Total Submissions', ''],
    ['New Leads', '?status=new'],
    ['In Progress', '?status=in_progress'],
    ['Delivered', '?status=delivered'],
  ])
    await expect(page.getByRole('link', { name: new RegExp(`^${label} ?[\\d,]+$`) })).toHaveAttribute(
      'href',
      `/admin/submissions${query}`,
    );
  const recent = page.getByRole('region', { name: 'Latest submissions' }).getByRole('listitem');
  await expect(recent).toHaveCount(5);
  const ours = recent.filter({ hasText: name });
  for (const text of ['New', 'asha@sweets.example', '+91 98350 00000', 'SEO'])
    await expect(ours).toContainText(text);
  await expect(ours).toContainText(`${message.slice(0, 100)}…`);
  await expect(ours.getByRole('link', { name: 'View Details' })).toHaveAttribute(
    'href',
    /\/admin\/submissions\/[0-9a-f-]{36}/,
  );
  await expect(page.getByRole('link', { name: 'View All Submissions' })).toHaveAttribute(
    'href',
    '/admin/submissions',
  );
  await page.getByRole('tab', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'User Management Coming Soon' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Users' })).toHaveAttribute('href', '/admin/users');
  await page.getByRole('link', { name: 'Add New User' }).click();
  await expect(page.getByRole('dialog', { name: 'Add New User' })).toBeVisible();
});

test('B 2 and 8: a dashboard without leads, a dashboard and a list that fail', async ({ page }) => {
  await withoutEvents(page);
  const none = { total: 0, new: 0, inProgress: 0, pending: 0, delivered: 0, lost: 0 };
  await answer(page, '**/api/admin/dashboard', { json: { stats: none, recent: [], waiting: [] } });
  await openBackOffice(page, '/admin/dashboard');
  await said(page, 'No submissions yet');
  await page.unroute('**/api/admin/dashboard');
  await fail(page, '**/api/admin/dashboard');
  await page.reload();
  await said(page, 'Error loading submissions');
  await page.unroute('**/api/admin/dashboard');
  await page.getByRole('button', { name: 'Retry' }).first().click();
  await expect(page.getByText('Error loading submissions')).toBeHidden();

  await fail(page, '**/api/admin/submissions?*');
  await page.goto('/admin/submissions');
  await said(page, 'Error loading submissions. Please try again.');
  await page.unroute('**/api/admin/submissions?*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Error loading submissions. Please try again.')).toBeHidden();
});

test('B 4 and 7: what draws the dashboard, and a missing status reads as new', async ({ page }) => {
  const { id, name } = await openLead(page);
  await withoutEvents(page);
  const without = ({ status: _, ...lead }: Record<string, unknown>) => lead;
  type Lead = Parameters<typeof without>[0];
  await change(page, '**/api/admin/dashboard', ({ stats, recent }: { stats: object; recent: Lead[] }) => ({
    stats,
    recent: recent.map(without),
  }));
  await change(page, '**/api/admin/submissions?*', (body: { submissions: Lead[] }) => ({
    ...body,
    submissions: body.submissions.map(without),
  }));
  await page.goto('/admin/dashboard');
  const recent = page.getByRole('region', { name: 'Latest submissions' }).getByRole('listitem');
  await expect(recent.first()).toContainText('New');
  await page.goto(`/admin/submissions?q=${encodeURIComponent(name)}`);
  await expect(page.locator(`li[data-lead="${id}"]`).getByLabel(`Status of ${name}`)).toHaveText('New');
  // The pages refetch by themselves.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('B 2: a lead in the list', async ({ page }) => {
  const message = 'first line\nsecond line';
  const { name } = await makeLead(page.context(), { message, service: 'website_startup_plan' });
  await page.setViewportSize({ width: 390, height: 800 });
  await openBackOffice(page, `/admin/submissions?q=${encodeURIComponent(name)}`);
  const card = page.locator('li[data-lead]');
  await expect(card.locator('time').first()).toHaveText(/^[A-Z][a-z]{2} \d\d, \d{4} \d\d:\d\d$/);
  await card.getByLabel(`Status of ${name}`).click();
  await expect(page.getByRole('menu').locator('[role=menuitemradio] > span')).toHaveText([
    'New',
    'In Progress',
    'Pending',
    'Closed',
    'Not Interested',
  ]);
  await page.keyboard.press('Escape');
  const head = card.locator('h3 a');
  await head.click();
  await expect(head).toHaveAttribute('aria-expanded', 'true');
  const lead = card.getByRole('region', { name: `Details of ${name}` });
  await expect(lead.getByRole('list', { name: 'Tags' }).getByRole('listitem')).toHaveText([
    'website startup plan',
    'Phone Inquiry',
    'Website Lead',
    'Add Tag',
  ]);
  for (const text of ['asha@sweets.example', '+91 98350 00000', 'Patna', 'Website Startup Plan'])
    await expect(lead.getByText(text, { exact: true }).first()).toBeVisible();
  await expect(lead.getByText(/first line\s+second line/).last()).toHaveCSS('white-space', 'pre-wrap');
  for (const button of ['View All', 'Manage Notes', 'Delete'])
    await expect(lead.getByRole('button', { name: button, exact: true })).toBeVisible();
  await head.click();
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('button', { name: 'Export to CSV' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeEnabled();
});

test('B 2: in an open lead the status dropdown sits beside the badge', async ({ page }) => {
  const { id, name } = await openLead(page, { service: 'logo_design' });
  // The service is listed with the contact details.
  const service = page.getByRole('term').filter({ hasText: /^Service$/ });
  await expect(service.locator('+ dd')).toHaveText('Logo Design');
  await page.goto(`/admin/submissions?lead=${id}`);
  for (const [width, height, status, next] of [
    [320, 700, 'New', 'Not Interested'],
    [390, 844, 'Not Interested', 'In Progress'],
    [768, 1024, 'In Progress', 'Pending'],
    [1024, 768, 'Pending', 'Closed'],
    [1280, 800, 'Closed', 'Not Interested'],
  ] as const) {
    await page.setViewportSize({ width, height });
    const lead = page.getByRole('region', { name: 'Open lead' });
    const dropdown = lead.getByRole('button', { name: `Status of ${name}` });
    const badge = dropdown.locator('xpath=preceding-sibling::span');
    await expect(badge).toHaveText(status);
    await expect(badge).toBeInViewport({ ratio: 1 });
    await dropdown.click();
    await page.getByRole('menuitemradio', { name: next }).click();
    await expect(badge).toHaveText(next);
    await expect(dropdown).toBeInViewport({ ratio: 1 });
    const [left, right] = [await boxOf(badge), await boxOf(dropdown)];
    expect(Math.abs(left.y + left.bottom - right.y - right.bottom) / 2, `at ${width}`).toBeLessThan(2);
    expect(right.x, `at ${width}`).toBeGreaterThanOrEqual(left.right);
    expect(right.x - left.right, `at ${width}`).toBeLessThanOrEqual(16);
    expect(right.width, `at ${width}`).toBeGreaterThanOrEqual(24);
  }
});

test("B 8: what is said when a lead's calls fail, and when they succeed", async ({ page }) => {
  const { id, name } = await openLead(page);
  await fail(page, '**/api/admin/submissions/**');
  await page.getByLabel('Add a note').fill('A note');
  await page.getByRole('button', { name: 'Add Note' }).click();
  await said(page, 'Failed to add note. Please try again.');
  await expect(page.getByLabel('Add a note')).toHaveValue('A note');
  await askToDelete(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'Failed to delete submission. Please try again.');
  await chooseStatus(page, name, 'Not Interested');
  await said(page, 'Failed to update status. Please try again.');
  await expect(page.getByLabel(`Status of ${name}: New`).first()).toBeVisible();
  await page.reload();
  await said(page, 'Failed to fetch submission details');
  await page.goto('/admin/submissions');
  await page.unroute('**/api/admin/submissions/**');

  await page.goto(`/admin/submissions/${id}`);
  await page.getByRole('button', { name: 'Add Note' }).click();
  await said(page, 'Note added');
  await said(page, 'Your note has been added successfully');
  await chooseStatus(page, name, 'Not Interested');
  await said(page, 'Status updated');
  await said(page, 'The lead status has been updated successfully');
  await askToDelete(page);
  await expect(page.getByRole('alertdialog')).toContainText(name);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await said(page, 'Submission deleted');
  await said(page, 'The lead has been deleted successfully');
});
