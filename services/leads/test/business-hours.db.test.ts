import { type BusinessCalendar, businessHours, openMinutesBetween } from '@golghar/contracts';
import { useService } from '../../../infra/test/api/use-service';
import { BusinessHours } from '../src/team/business-hours';

const leads = useService('leads');

const weekday = { opens: '09:00', closes: '18:00' };
const withHolidays: BusinessCalendar = {
  timeZone: 'Europe/Berlin',
  week: [null, weekday, null, weekday, weekday, { opens: '08:30', closes: '12:15' }, weekday],
  closedDays: ['2026-11-25', '01-01', '12-31'],
};

const countBy = (calendar: BusinessCalendar) =>
  leads.sql`UPDATE leads.lead_settings SET calendar = ${calendar}`;

it('hands the hours of the contracts to the database when it starts', async () => {
  await countBy(withHolidays);
  await leads.app.get(BusinessHours, { strict: false }).onModuleInit();
  const [row] = await leads.sql`SELECT calendar FROM leads.lead_settings`;
  expect(row?.calendar).toEqual(businessHours);
});

// As the leads of many years have them: spans of minutes to weeks, from every hour of every day.
const spans = Array.from({ length: 400 }, (_, index) => {
  const since = Date.UTC(2019, 11, 1) + index * 6_113_377_003;
  return [new Date(since), new Date(since + ((index * 7_919) % 40_000) * 60_007)] as const;
});

it.each([
  ['the hours of the contracts', businessHours],
  ['other hours, with holidays, in a zone with summer time', withHolidays],
])('counts as the contracts do by %s', async (_, calendar) => {
  await countBy(calendar);
  // At once: every few seconds the service hands its own hours to the database again.
  const counted = await leads.sql<{ minutes: number }>`SELECT leads.business_minutes(since, until) AS minutes
    FROM unnest(${spans.map(([since]) => since)}::timestamptz[], ${spans.map(([, until]) => until)}::timestamptz[])
      WITH ORDINALITY AS span (since, until, n) ORDER BY n`;
  expect(spans.map(([since], index) => [since, counted[index]?.minutes])).toEqual(
    spans.map(([since, until]) => [since, openMinutesBetween(since, until, calendar)]),
  );
});
