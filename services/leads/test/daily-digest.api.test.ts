import type { SendMailOptions } from '@golghar/platform/deliveries';
import { dailyDigestJob } from '../src/desk/daily-digest-email';
import { useLeads, useWorker } from './leads-client';

const leads = useLeads();
const worker = useWorker(leads);

const admin = leads.member('admin', 'Meera Sinha');
const amit = leads.member('sales_executive', 'Amit Raj');
const ravi = leads.member('manager', 'Ravi Kumar');

const india = (time: string): Date => new Date(`${time}+05:30`);
const prepare = (time: string) => worker.run(dailyDigestJob, india(time));

const enquire = async (change?: object, enquiry: object = {}): Promise<string> => {
  const id = await leads.enquire(enquiry);
  if (change) await ravi.change(id, change);
  return id;
};

/** The queued digests, as they would be sent now. */
const queued = () => worker.takeQueued('daily_digest');

const recipientOf = (email: SendMailOptions | undefined): unknown =>
  (email?.to as { address: string } | undefined)?.address;

it('the digest of the day is queued for each of the staff once a day, from when the office opens, also after a restart', async () => {
  expect(await prepare('2026-11-23T08:59:00')).toBe(0);
  expect(await prepare('2026-11-23T09:00:00')).toBe(3);
  expect(await prepare('2026-11-23T09:01:00')).toBe(0);
  expect(await Promise.all([prepare('2026-11-24T09:00:00'), prepare('2026-11-24T09:00:00')])).toEqual(
    expect.arrayContaining([3, 0]),
  );
  // Saturday opens later, Sunday does not, and neither does a holiday.
  expect(await prepare('2026-11-28T09:30:00')).toBe(0);
  expect(await prepare('2026-11-28T10:00:00')).toBe(3);
  expect(await prepare('2026-11-29T11:00:00')).toBe(0);
  await admin.configure({ closedDays: ['01-26'] });
  expect(await prepare('2027-01-26T11:00:00')).toBe(0);
  expect(await prepare('2026-12-31T17:59:00')).toBe(3);
  expect(await prepare('2027-01-01T09:00:00')).toBe(3);
});

it('the digest of the day is not sent to who has nothing to do', async () => {
  expect(new Set(await queued())).toEqual(new Set([undefined]));
});

it('the digest of the day names late promises and due steps, and counts what is new, without a next step and in quarantine', async () => {
  const late = await enquire({ ownerId: amit.id });
  await leads.sql`UPDATE leads.lead SET due_at = now() - interval '1 hour' WHERE id = ${late}`;
  const at = new Date(Date.now() - 1000).toISOString();
  await enquire({ ownerId: amit.id, nextStep: { at, text: 'Call about the price' } });
  await enquire({ ownerId: ravi.id, nextStep: { at, text: 'Only of Ravi' } });
  await enquire();
  await enquire(undefined, { website: 'https://spam.example' });
  await worker.arrive();
  await prepare('2027-01-04T09:00:00');
  const emails = await queued();
  const his = emails.find((email) => recipientOf(email) === amit.email);
  expect(his?.subject).toBe('Today: 2 leads are due');
  for (const body of [his?.text, his?.html])
    for (const line of [
      'Promised answers that are late: 1',
      'Next steps that are due by tonight: 1',
      'Call about the price',
      '1 new lead waits.',
      '1 of your open leads has no next step.',
      '1 enquiry waits in quarantine, as spam.',
    ])
      expect(body).toContain(line);
  const theirs = emails.find((email) => recipientOf(email) === admin.email);
  expect(theirs?.subject).toBe('Today: 1 new lead waits');
  expect(his?.text).not.toContain('Only of Ravi');
  expect(his?.text).toContain('/admin/today');
});

it('the digest of the day is not sent to who has left meanwhile', async () => {
  await prepare('2027-01-05T09:00:00');
  await leads.sql`UPDATE auth.app_user SET status = 'disabled' WHERE id = ${amit.id}`;
  const emails = await queued();
  expect(emails.filter(Boolean)).toHaveLength(2);
  expect(emails.map(recipientOf)).not.toContain(amit.email);
});
