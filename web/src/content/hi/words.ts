import { agencyInHindi } from '@golghar/contracts';
import { linksIn } from '../page-links';
import type { SiteWords } from '../words';
import { callPromiseInHindi } from './forms/call-promise';
import { newsletterInHindi } from './forms/newsletter';
import { postalAddressInHindi } from './postal-address';

/** The words around the content of pages in Hindi. Links to pages that exist only in English are marked as such. */
export const wordsInHindi: SiteWords = {
  language: 'hi',
  home: '/hi',
  contact: '/hi#contact',
  offer: '/hi/startup-plan',
  skip: 'सीधे मुख्य सामग्री पर जाइए',
  menu: 'मेन्यू',
  landmarks: { main: 'मुख्य', contact: 'संपर्क', chat: 'चैट', figures: 'आँकड़े' },
  newTab: '(नए टैब में खुलेगा)',
  chat: 'व्हाट्सऐप पर हमसे बात कीजिए',
  social: { facebook: 'फ़ेसबुक', instagram: 'इंस्टाग्राम', linkedin: 'लिंक्डइन', whatsapp: 'व्हाट्सऐप' },
  partners: { 'meta-ads': 'मेटा विज्ञापन', 'google-ads': 'गूगल विज्ञापन' },
  motion: { pause: 'एनिमेशन रोकिए', play: 'एनिमेशन चलाइए' },
  slide: 'स्लाइड पर जाइए:',
  didYouMean: 'क्या आपका पता यह है:',
  stars: (count) => `5 में से ${count} सितारे`,
  navigation: [...linksIn('header', 'hi'), { href: '/hi#contact', label: 'संपर्क' }],
  languageNote: '(अंग्रेज़ी)',
  headerCta: { long: 'मुफ़्त सलाह लीजिए', short: 'सलाह', href: '/hi#contact' },
  bottomBar: { call: 'फ़ोन', whatsapp: 'व्हाट्सऐप', consult: 'सलाह', pay: '₹2,000 दीजिए' },
  footer: {
    address: postalAddressInHindi,
    about: `${agencyInHindi.city} की एक छोटी टीम, जो पूरे ${agencyInHindi.region} के कारोबारों की मार्केटिंग सोचती, बनाती और चलाती है।`,
    headings: {
      quick: 'ज़रूरी लिंक',
      services: 'हमारी सेवाएँ',
      resources: 'हमारे काम की कहानियाँ',
      partners: 'भरोसेमंद साथी',
      search: 'लोग हमें यह खोजकर पाते हैं',
    },
    visitors: { before: 'अब तक आए लोग:' },
    rights: 'सर्वाधिकार सुरक्षित।',
  },
  footerLinks: {
    quick: linksIn('quick', 'hi'),
    services: [
      { href: '/services?tab=brand', label: 'ब्रांड की रणनीति', language: 'en' },
      { href: '/services?tab=brand', label: 'लोगो और पहचान', language: 'en' },
      { href: '/services?tab=digital', label: 'वेबसाइट बनाना', language: 'en' },
      { href: '/services?tab=digital', label: 'गूगल पर दिखना', language: 'en' },
      { href: '/services?tab=digital', label: 'सोशल मीडिया', language: 'en' },
      { href: '/services?tab=digital', label: 'ऑनलाइन विज्ञापन', language: 'en' },
    ],
    resources: linksIn('stories', 'hi'),
    legal: [...linksIn('legal', 'hi'), { href: '/admin/login', label: 'एडमिन लॉगिन', language: 'en' }],
  },
  searchPhrases: [
    `${agencyInHindi.city} में डिजिटल मार्केटिंग एजेंसी`,
    `${agencyInHindi.city} में वेबसाइट बनाने वाली कंपनी`,
    `${agencyInHindi.city} में एसईओ सेवा`,
    `${agencyInHindi.region} में सोशल मीडिया मार्केटिंग`,
    `${agencyInHindi.city} में लोगो डिज़ाइन`,
    `${agencyInHindi.city} में गूगल विज्ञापन एजेंसी`,
  ],
  newsletter: newsletterInHindi,
  callPromise: callPromiseInHindi,
};
