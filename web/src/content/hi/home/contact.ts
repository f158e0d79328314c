import type { contact } from '../../home/contact';
import { responseTimeInHindi } from '../forms/call-promise';
import { officeHoursInHindi } from '../office-hours';
import { postalAddressInHindi } from '../postal-address';

export const contactInHindi: typeof contact = {
  title: 'बात शुरू कीजिए',
  lead: `बताइए आप क्या बेचते हैं और यह बात किन लोगों तक पहुँचनी चाहिए। आपका संदेश हममें से कोई ख़ुद पढ़ता है और ${responseTimeInHindi} आपको फ़ोन करता है।`,
  notLoaded: 'फ़ॉर्म नहीं खुल पाया। पेज दोबारा खोलिए, या हमसे यहाँ बात कीजिए:',
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
