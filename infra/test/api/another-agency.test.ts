import { businessHours } from '@golghar/contracts';
import { makeLead } from '../support/lead';

const agency = { name: 'Sonpur', referencePrefix: 'SP', currency: '€' };
const brand = '../../../services/contracts/src/brand';
const calendar = { ...businessHours, timeZone: 'Europe/Lisbon' };

beforeAll(() => {
  vi.resetModules();
  vi.doMock(`${brand}/agency`, () => ({ agency }));
  vi.doMock(`${brand}/business-hours`, async (load) => ({
    ...(await load<object>()),
    businessHours: calendar,
    timeZoneNames: { place: 'Portugal', clock: 'Lisbon time' },
  }));
});
afterAll(() => {
  vi.doUnmock(`${brand}/agency`);
  vi.doUnmock(`${brand}/business-hours`);
  vi.resetModules();
});

it('another agency is named by mails of the watchdog, the API and sums of money', async () => {
  const { incidentEmail } = await import('../../watchdog/incident-email');
  const { content } = incidentEmail({ begun: [], over: ['redis'] }, 'https://sonpur.in');
  expect(content.subject).toMatch(/^Sonpur: /);
  const { openApiDocument } = await import('../../../services/contracts/src/open-api');
  expect(openApiDocument()).toMatchObject({ info: { title: 'Sonpur' } });
  const { formatMoney } = await import('../../../services/contracts/src/base/money');
  expect(formatMoney(150_000)).toBe('€1,50,000');
});

it("an account's link says by the agency's clock until when it works, and names its zone", async () => {
  const { linkEmail } = await import('../../../services/auth/src/account-links/account-link-email');
  const madeBy = { id: '019aa3b0-0000-7000-8000-000000000001', name: 'Ana' };
  const link = { purpose: 'reset', madeBy, expiresAt: '2026-07-01T12:00:00Z' } as const;
  const user = { name: 'Inês', email: 'ines@sonpur.example', role: 'manager', link } as const;
  const sender = { name: 'Sonpur', address: 'hello@sonpur.example' };
  const email = linkEmail(user, 'https://sonpur.example', sender);
  expect(JSON.stringify(email)).toContain('until Wednesday, 1 July at 13:00 Lisbon time.');
});

it("an alert writes times by the agency's clock, and names its zone", async () => {
  const { factsOf } = await import('../../../services/leads/src/delivery/alerts/lead-facts');
  const open = { opens: '09:00', closes: '18:00' };
  const week = [open, open, open, open, open, open, open];
  const times = {
    submittedAt: new Date('2026-07-01T08:00:00Z'),
    dueAt: new Date('2026-07-01T12:00:00Z'),
  };
  const clock = { now: times.submittedAt, calendar: { ...calendar, week } };
  const facts = factsOf({ ...makeLead(), ...times, requestId: null }, clock);
  const values = facts.map(({ value }) => value);
  expect(values).toContain('Jul 01, 2026, 09:00 (Portugal)');
  expect(values).toContain('Jul 01, 2026, 13:00 (Portugal): due in 4 h of business hours');
});
