import type { SendMailOptions } from '@golghar/platform/deliveries';
import { useService } from '../../../infra/test/api/use-service';
import { monthJob } from '../src/reporting/month-email';
import { leadsClient, useWorker } from './leads-client';

const leads = useService('leads');
const { configure, enquire } = leadsClient(leads);
const worker = useWorker(leads);

const admin = leads.member('admin', 'Meera Sinha');
const ravi = leads.member('manager', 'Ravi Kumar');

beforeAll(async () => {
  await leads.signIn('sales_executive', 'Amit Raj');
});

const prepare = (time: string) => worker.run(monthJob, new Date(`${time}+05:30`));

/** The mails that are owed, as they would be sent now. */
const owed = () => worker.takeOwed('month');

const addressOf = (email: SendMailOptions | undefined) =>
  (email?.to as { address: string } | undefined)?.address;

it('the mail about a month is owed once to each admin and manager, from when the office opens on the first working day', async () => {
  // The first of November 2026 is a Sunday.
  expect(await prepare('2026-11-01T11:00:00')).toBe(0);
  expect(await prepare('2026-11-02T08:59:00')).toBe(0);
  expect(await prepare('2026-11-02T09:00:00')).toBe(2);
  expect(await prepare('2026-11-02T09:05:00')).toBe(0);
  expect(await prepare('2026-11-03T09:00:00')).toBe(0);
  // Two processes that look at the same moment owe it once.
  const both = await Promise.all([prepare('2026-12-01T09:00:00'), prepare('2026-12-01T09:00:00')]);
  expect(both.sort()).toEqual([0, 2]);
});

it('the mail about a month waits over holidays and an outage, and is left out when it is no news any more', async () => {
  await configure(admin, { closedDays: ['01-01', '2027-01-02'] });
  expect(await prepare('2027-01-02T11:00:00')).toBe(0);
  expect(await prepare('2027-01-04T09:00:00')).toBe(2);
  expect(await prepare('2027-02-16T10:00:00')).toBe(0);
  expect(await prepare('2027-02-15T10:00:00')).toBe(2);
  await configure(admin, { closedDays: [] });
});

it('the mail about a month is not owed when an admin has switched it off, which is written down', async () => {
  await configure(admin, { monthMail: false });
  expect(await prepare('2027-03-01T09:00:00')).toBe(0);
  await configure(admin, { monthMail: true });
  expect(await prepare('2027-03-01T09:00:00')).toBe(2);
  const { body } = await admin.request
    .get('/api/admin/audit?action=lead_settings_changed&limit=2')
    .expect(200);
  expect(body.entries.map(({ detail }: { detail: string }) => detail)).toEqual([
    'The month’s figures are mailed',
    'The month’s figures are not mailed',
  ]);
});

it('the mail about a month says the figures of the month before, each of which opens its leads', async () => {
  await leads.database.query('DELETE FROM leads.delivery');
  const id = await enquire();
  await leads.database.query(
    `UPDATE leads.lead SET submitted_at = '2020-03-09T12:00:00Z', status = 'delivered', value = 50000,
       owner_id = $2, owner_name = 'Ravi' WHERE id = $1`,
    [id, ravi.id],
  );
  await leads.database.query(`UPDATE auth.app_user SET name = '<b>Ravi</b>' WHERE id = $1`, [ravi.id]);
  expect(await prepare('2020-04-01T09:00:00')).toBe(2);
  const emails = await owed();
  expect(emails.map(addressOf).sort()).toEqual([admin.email, ravi.email].sort());
  const [email] = emails;
  expect(email?.subject).toBe('Your month: March 2020, 1 lead');
  expect(email?.html).toContain('₹50,000');
  expect(email?.html).toContain('&lt;b&gt;Ravi&lt;/b&gt;');
  expect(email?.html).not.toContain('<b>');
  for (const address of [
    `owner=${ravi.id}&amp;from=2020-03-01&amp;to=2020-03-31`,
    `owner=${ravi.id}&amp;from=2020-02-01&amp;to=2020-02-29`,
    'service=seo&amp;status=delivered&amp;from=2020-03-01&amp;to=2020-03-31',
  ])
    expect(email?.html).toContain(`http://localhost:8080/admin/submissions?${address}`);
  expect(email?.text).toContain('- SEO: Leads 1 (0)');
  expect(email?.text).toContain('Open the month: http://localhost:8080/admin/reports?month=2020-03');
});

it('the mail about a month goes to nobody who has left or become something else since', async () => {
  await prepare('2020-05-04T09:00:00');
  await leads.database.query(`UPDATE auth.app_user SET role = 'sales_executive' WHERE id = $1`, [ravi.id]);
  const emails = await owed();
  expect(emails).toHaveLength(2);
  expect(emails.map(addressOf).filter(Boolean)).toEqual([admin.email]);
});
