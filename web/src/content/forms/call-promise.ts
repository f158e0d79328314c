import { responseTime } from '../site';

/** By when we call: before and after the browser knows the time. */
export const callPromise = {
  hero: { timeless: `Write now and we'll call ${responseTime}`, timed: "Write now and we'll call by {time}" },
  form: {
    timeless: `Send it now and we'll call ${responseTime}`,
    timed: "Send it now and we'll call by {time}",
  },
  sent: { timeless: `We'll call ${responseTime}`, timed: "We'll call by {time}" },
  today: 'today',
  tomorrow: 'tomorrow',
  /** From Sunday. */
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  /** A day with the hour and minute in the agency's time zone, as used in a sentence: `13:00 today`, `Monday 11:40`. */
  moment: (day: string, hour: number, minute: string) => {
    const clock = `${String(hour).padStart(2, '0')}:${minute}`;
    return day === 'today' || day === 'tomorrow' ? `${clock} ${day}` : `${day} ${clock}`;
  },
};
