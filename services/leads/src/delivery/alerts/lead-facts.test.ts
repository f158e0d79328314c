import type { BusinessCalendar } from '@golghar/contracts';
import { makeLead } from '../../../../../infra/test/support/lead';
import { factsOf } from './lead-facts';

jest.mock('@golghar/contracts', () => {
  const contracts = jest.requireActual('@golghar/contracts');
  return {
    ...contracts,
    businessHours: { ...contracts.businessHours, timeZone: 'Europe/Lisbon' },
    timeZoneNames: { place: 'Portugal', clock: 'Lisbon time' },
  };
});

it("writes times by the agency's clock and names its zone", () => {
  const open = { opens: '09:00', closes: '18:00' };
  const calendar: BusinessCalendar = {
    timeZone: 'Europe/Lisbon',
    week: [open, open, open, open, open, open, open],
    closedDays: [],
  };
  const lead = {
    ...makeLead(),
    requestId: null,
    submittedAt: new Date('2026-07-01T08:00:00Z'),
    dueAt: new Date('2026-07-01T12:00:00Z'),
  };
  const values = factsOf(lead, { now: lead.submittedAt, calendar }).map(({ value }) => value);
  expect(values).toContain('Jul 01, 2026, 09:00 (Portugal)');
  expect(values).toContain('Jul 01, 2026, 13:00 (Portugal): due in 4 h of business hours');
});
