import { officeHoursIn } from '../office-hours';
import { clockInHindi, weekdaysInHindi } from './clock';

const clock = (time: string) => {
  const [hour = '', minute = ''] = time.split(':');
  return clockInHindi(Number(hour), minute);
};

/** The business hours, with consecutive days of the same hours grouped. */
export const officeHoursInHindi = officeHoursIn(weekdaysInHindi, ' से ').map(({ days, opens, closes }) => ({
  days,
  hours: opens ? `${clock(opens)} - ${clock(closes)}` : 'बंद',
}));
