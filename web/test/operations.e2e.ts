import type { WatchdogReport } from '@golghar/contracts';
import { expect, test } from '@playwright/test';
import { queryDatabase } from '../../infra/test/support/database';
import { product } from '../../infra/test/support/environment';
import { makeLogin, openBackOffice } from './inbox';

const unknown = { version: null, uptimeSeconds: null, missing: [] };
const started = new Date().toISOString();

/** The report of the watchdog, which does not run here. */
const report = (secondsAgo: number): WatchdogReport => ({
  at: new Date(Date.now() - secondsAgo * 1000).toISOString(),
  processes: [
    { name: 'auth', isUp: true, downSince: null, version: '7', uptimeSeconds: 3720, missing: [] },
    { name: 'leads', isUp: false, downSince: started, ...unknown },
  ],
  disks: [
    { path: '/backups', freeBytes: 2e9, totalBytes: 40e9 },
    { path: '/data', freeBytes: 30e9, totalBytes: 40e9 },
  ],
  lastBackupAt: null,
  postgres: { version: '17.2', bytes: 3e9 },
  incidents: [
    {
      key: 'disk:/backups',
      title: 'The disk of /backups is nearly full: 2.0 GB of 40.0 GB are left',
      advice: 'Delete what is not needed, or make the disk larger.',
      since: new Date(Date.now() - 600_000).toISOString(),
    },
    ...['process:leads', 'backup'].map((key) => ({ key, title: key, advice: key, since: started })),
  ],
});

const write = (secondsAgo: number) =>
  queryDatabase(
    product.databaseUrl,
    `INSERT INTO leads.job_run (name, state) VALUES ('watchdog', $1)
     ON CONFLICT (name) DO UPDATE SET state = excluded.state`,
    [{ report: report(secondsAgo), told: {} }],
  );

test('an admin sees what is wrong, also when the watchdog has stopped', async ({ page }) => {
  await write(0);
  await openBackOffice(page, '/admin/settings/operations', await makeLogin());
  const incident = page.getByRole('listitem').filter({ hasText: 'The disk of /backups is nearly full' });
  await expect(incident).toContainText('or make the disk larger');
  // What is an incident stands out, and nothing else.
  for (const [name, text, isIncident] of [
    ['leads', 'does not answer since', true],
    ['auth', 'works · for 1 h 2 min · version 7', false],
    ['Postgres', 'works · version 17.2 · 3.0 GB', false],
    ['Redis', 'not known', false],
    ['Last backup', 'none found', true],
    ['Disk of /backups', '2.0 GB of 40.0 GB left', true],
    ['Disk of /data', '30.0 GB of 40.0 GB left', false],
  ] as const) {
    const value = page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('+ dd');
    await expect(value).toContainText(text);
    await expect(value).toHaveCSS('font-weight', isIncident ? '600' : '400');
  }
  const jobs = page.getByRole('region', { name: 'Scheduled jobs' });
  await expect(jobs.getByText('business hours')).toBeVisible();
  await expect(jobs.getByText(/^last run /).first()).toBeVisible();
  // Every service has a job of that name.
  await expect(jobs.getByText('retention (auth)')).toBeVisible();
  await expect(jobs.getByText('retention (metrics)')).toBeVisible();
  await write(600);
  await page.route('**/api/admin/metrics/jobs', (route) => route.abort());
  await page.reload();
  await expect(jobs.getByText('Jobs of metrics')).toBeVisible();
  await expect(jobs.getByText('business hours')).toBeVisible();
  await expect(page.getByText(/The watchdog has not looked for \d+ min/)).toBeVisible();
  await expect(incident).toBeVisible();
});
