import type { contact } from '../contact';
import { officeHoursIn } from '../office-hours';
import { site } from '../site';
import { responseTimeInHindi } from './call-promise';
import { clockInHindi, weekdaysInHindi } from './clock';

/** The address as Hindi writes it: change it with the one in `site.ts`. */
export const postalAddressInHindi = [
  'दूसरी मंज़िल, अशोक राजपथ, गोलघर के पास',
  `पटना ${site.address.postcode}`,
  'बिहार',
];

const clock = (time: string) => {
  const [hour = '', minute = ''] = time.split(':');
  return clockInHindi(Number(hour), minute);
};

/** The business hours, in entries of days with the same hours. */
export const officeHoursInHindi = officeHoursIn(weekdaysInHindi, ' से ').map(({ days, opens, closes }) => ({
  days,
  hours: opens ? `${clock(opens)} - ${clock(closes)}` : 'बंद',
}));

export const contactInHindi: typeof contact = {
  title: 'बात शुरू कीजिए',
  lead: `बताइए आप क्या बेचते हैं और यह बात किन लोगों तक पहुँचनी चाहिए। आपका संदेश हममें से कोई ख़ुद पढ़ता है और ${responseTimeInHindi} आपको फ़ोन करता है।`,
  notLoaded: 'फ़ॉर्म नहीं खुल पाया। पेज दोबारा खोलिए, या हमें फ़ोन कीजिए:',
  details: {
    title: 'हमसे बात कीजिए',
    phone: 'फ़ोन',
    email: 'ईमेल',
    address: 'दफ़्तर',
    lines: postalAddressInHindi,
    hours: 'दफ़्तर का समय',
    open: officeHoursInHindi,
  },
};
