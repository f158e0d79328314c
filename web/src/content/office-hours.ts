import { businessHours } from '@golghar/contracts';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export type OfficeHours = {
  /** `Monday-Friday` */
  days: string;
  /** `9:00`; empty if closed. */
  opens: string;
  closes: string;
  /** The days' English names, as required by schema.org. */
  schema: string[];
};

const shown = (clock = '') => clock.replace(/^0/, '');

/**
 * The business hours from Monday on, with consecutive days of the same hours grouped.
 * @param dayNames from Sunday, in the language of the page
 */
export function officeHoursIn(dayNames: readonly string[], between: string): OfficeHours[] {
  const entries: OfficeHours[] = [];
  let first = '';
  for (const index of [1, 2, 3, 4, 5, 6, 0]) {
    const [name = '', dayName = ''] = [names[index], dayNames[index]];
    const hours = businessHours.week[index];
    const [opens, closes] = [shown(hours?.opens), shown(hours?.closes)];
    const last = entries.at(-1);
    if (last?.opens === opens && last.closes === closes) {
      last.schema.push(name);
      last.days = `${first}${between}${dayName}`;
    } else {
      first = dayName;
      entries.push({ days: dayName, opens, closes, schema: [name] });
    }
  }
  return entries;
}

export const officeHours = officeHoursIn(names, '-');
