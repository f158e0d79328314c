/** When the office is open on a day, by its own clock. */
type OpenHours = { opens: string; closes: string };

export type BusinessCalendar = {
  /** IANA name of the agency's time zone. */
  timeZone: string;
  /** From Sunday, as Date counts the days of a week; null when closed. */
  week: readonly (OpenHours | null)[];
  /** Other days on which it is closed: `2026-11-08` once, `01-26` every year. */
  closedDays: readonly string[];
};

const weekday: OpenHours = { opens: '09:00', closes: '18:00' };
const saturday: OpenHours = { opens: '10:00', closes: '16:00' };

/** When the agency is open: site, mails, reports and the promised answer all follow this. */
export const businessHours: BusinessCalendar = {
  timeZone: 'Asia/Kolkata',
  week: [null, weekday, weekday, weekday, weekday, weekday, saturday],
  closedDays: [],
};

/** What people call the zone of {@link businessHours}: beside a time, and after one in a sentence. */
export const timeZoneNames = { place: 'India', clock: 'Indian time' } as const;

/** Business hours within which the site promises an answer. */
export const promiseHours = 4;

/** As {@link promiseHours}, in minutes. */
export const promiseMinutes = promiseHours * 60;
