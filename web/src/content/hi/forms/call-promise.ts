import { promiseHours } from '@golghar/contracts';
import type { callPromise } from '../../forms/call-promise';
import { clockInHindi, weekdaysInHindi } from '../clock';

/** How soon a person responds. */
export const responseTimeInHindi = `कामकाज के ${promiseHours} घंटों के भीतर`;

export const callPromiseInHindi: typeof callPromise = {
  hero: {
    timeless: `अभी लिखिए, हम ${responseTimeInHindi} फ़ोन करेंगे`,
    timed: 'अभी लिखिए, हम {time} बजे तक फ़ोन करेंगे',
  },
  form: {
    timeless: `अभी भेजिए, हम ${responseTimeInHindi} फ़ोन करेंगे`,
    timed: 'अभी भेजिए, हम {time} बजे तक फ़ोन करेंगे',
  },
  sent: {
    timeless: `हम आपको ${responseTimeInHindi} फ़ोन करेंगे`,
    timed: 'हम आपको {time} बजे तक फ़ोन करेंगे',
  },
  today: 'आज',
  tomorrow: 'कल',
  weekdays: weekdaysInHindi,
  moment: (day, hour, minute) => `${day} ${clockInHindi(hour, minute)}`,
};
