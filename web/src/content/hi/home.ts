import type { HomeContent } from '../home';
import { aboutInHindi } from './about';
import { caseCardsInHindi } from './case-cards';
import { contactInHindi } from './contact';
import { homeServicesInHindi } from './services';
import { testimonialsInHindi } from './testimonials';
import { countersInHindi, webPromoInHindi } from './web-promo';

/** All that the home page says in Hindi. */
export const homeContentInHindi: HomeContent = {
  hero: {
    line: undefined,
    eyebrow: 'डिजिटल मार्केटिंग और ब्रांड, पटना से',
    lead: 'हमारे साथ',
    phrases: ['कारोबार बढ़ाइए', 'दुकान चमकाइए', 'बड़ी तरक़्क़ी कीजिए', 'दूर तक पहुँचिए', 'कामयाब होइए', 'रफ़्तार बढ़ाइए'],
    text: 'बिहार के छोटे-बड़े कारोबारों की मार्केटिंग हम सोचते हैं, बनाते हैं और चलाते हैं: ब्रांड, वेबसाइट, गूगल, सोशल मीडिया और विज्ञापन। एक टीम, महीने में एक साफ़ हिसाब।',
    primary: { label: 'मुफ़्त सलाह लीजिए', href: '#contact' },
    secondary: { label: 'हमारी सेवाएँ', href: '#services' },
    proof: '15+ तरह के कारोबारों के 150+ संतुष्ट ग्राहक',
    portraits: ['plait', 'moustache', 'bun'],
    picture: 'पटना का गोलघर, मधुबनी शैली में बना हुआ, गंगा के किनारे',
  },
  clients: {
    title: 'हमारे ग्राहक और साथी',
    text: 'पटना और आस-पास के 100+ कारोबार हमारे साथ काम करते हैं। उनमें से सात:',
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
  about: aboutInHindi,
  webPromo: webPromoInHindi,
  counters: countersInHindi,
  stats: [
    { value: '150+', label: 'ख़ुश ग्राहक' },
    { value: '200%', label: 'औसत बढ़त' },
    { value: '500+', label: 'पूरे किए काम' },
    { value: '10+', label: 'साल का अनुभव' },
  ],
  services: homeServicesInHindi,
  adAccounts: {
    title: 'विज्ञापन अकाउंट, तैयार',
    lead: 'अकाउंट बंद हो गया, लिमिट कम है, वेरिफ़िकेशन ख़त्म ही नहीं होता? ऐसे अकाउंट से विज्ञापन चलाइए जो पहले से तैयार है।',
    proof: '100+ विज्ञापनदाताओं का भरोसा',
    steps: [
      { title: 'हमें बताइए', text: 'आप क्या बेचते हैं और कितना ख़र्च करते हैं।' },
      { title: 'हम अकाउंट देते हैं', text: 'तैयार अकाउंट का एक्सेस आपको मिलता है, अक्सर उसी दिन।' },
      { title: 'आप विज्ञापन चलाइए', text: 'विज्ञापन आप चलाइए; लिमिट और नियमों पर नज़र हम रखते हैं।' },
    ],
    comparison: {
      caption: 'हमारे अकाउंट के साथ और उसके बिना',
      columns: ['', 'बिना', 'साथ'],
      rows: [
        ['बैन', 'एक ग़लती और सब बंद', 'चलाने से पहले नियमों की जाँच'],
        ['ख़र्च की लिमिट', 'धीरे-धीरे बढ़ती है, या बढ़ती ही नहीं', 'पहले दिन से खुली जगह'],
        ['मदद', 'एक फ़ॉर्म, जिसका जवाब नहीं आता', 'पटना में बैठा एक इंसान'],
        ['शुरुआत', 'वेरिफ़िकेशन में हफ़्ते', 'अक्सर उसी दिन'],
      ],
    },
    accounts: [
      { name: 'मेटा विज्ञापन', state: 'चालू' },
      { name: 'गूगल विज्ञापन', state: 'चालू' },
    ],
  },
  caseCards: caseCardsInHindi,
  testimonials: testimonialsInHindi,
  closing: {
    title: 'बताइए, आपके लिए अच्छा महीना कैसा होता है',
    text: 'आधा घंटा, न कोई स्लाइड, न कोई फ़ीस। हमारे साथ काम करें या न करें, तीन काम की बातें लेकर जाएँगे।',
    primary: { label: 'मुफ़्त सलाह लीजिए', href: '#contact' },
    secondary: { label: 'अभी फ़ोन कीजिए' },
  },
  contact: contactInHindi,
};
