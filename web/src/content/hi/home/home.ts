import { agencyInHindi } from '@golghar/contracts';
import type { HomeContent } from '../../home/home';
import { contactInHindi } from './contact';

/** The home page's hero and the words around its form, in Hindi. */
export const homeContentInHindi: HomeContent = {
  hero: {
    line: undefined,
    eyebrow: `डिजिटल मार्केटिंग और ब्रांड, ${agencyInHindi.city} से`,
    lead: 'हमारे साथ',
    phrases: ['कारोबार बढ़ाइए', 'दुकान चमकाइए', 'बड़ी तरक़्क़ी कीजिए', 'दूर तक पहुँचिए', 'कामयाब होइए', 'रफ़्तार बढ़ाइए'],
    text: `${agencyInHindi.region} के छोटे-बड़े कारोबारों की मार्केटिंग हम सोचते हैं, बनाते हैं और चलाते हैं: ब्रांड, वेबसाइट, गूगल, सोशल मीडिया और विज्ञापन। एक टीम, महीने में एक साफ़ हिसाब।`,
    primary: { label: 'मुफ़्त सलाह लीजिए', href: '#contact' },
    secondary: { label: 'हमारी सेवाएँ', href: '#services' },
    proof: '15+ तरह के कारोबारों के 150+ संतुष्ट ग्राहक',
    portraits: ['plait', 'moustache', 'bun'],
    picture: 'पटना का गोलघर, मधुबनी शैली में बना हुआ, गंगा के किनारे',
  },
  clients: {
    title: 'हमारे ग्राहक और साथी',
    text: `${agencyInHindi.city} और आस-पास के 100+ कारोबार हमारे साथ काम करते हैं। उनमें से सात:`,
    logos: [
      { id: 'wishluv', name: 'विशलव बिल्डकॉन', image: 'wishluv' },
      { id: 'biryani-mahal', name: 'बिरयानी महल', image: 'biryani-mahal' },
      { id: 'helping-hand', name: 'द हेल्पिंग हैंड', image: 'helping-hand' },
      { id: 'taxmitra', name: 'टैक्समित्र एसोसिएट्स', image: 'taxmitra' },
      { id: 'sikki-sutra', name: 'सिक्की और सूत्र', image: 'sikki-sutra' },
      { id: 'gyan-ganga', name: 'ज्ञान गंगा क्लासेज़', image: 'gyan-ganga' },
      { id: 'litchi-express', name: 'लीची एक्सप्रेस', image: 'litchi-express' },
    ],
  },
  contact: contactInHindi,
};
