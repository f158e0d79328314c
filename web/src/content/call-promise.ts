import { responseTime } from './site';

/** By when we call: before and after the browser knows what time it is. */
export const callPromise = {
  hero: { timeless: `Write now and we call ${responseTime}`, timed: 'Write now and we call by {time}' },
  form: { timeless: `Send now and we call ${responseTime}`, timed: 'Send now and we call by {time}' },
  sent: { timeless: `We call ${responseTime}`, timed: 'We call by {time}' },
};
