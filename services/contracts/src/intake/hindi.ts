import { type FieldMessage, fieldMessages as messages } from '../base/field-messages';
import { examplePhone } from '../brand/place';
import type { LeadField } from '../lead-fields';
import type { enquiryConsent } from './enquiry-form';
import type { ServiceKey } from './services';

export const serviceLabelsInHindi: Record<ServiceKey, string> = {
  brand_strategy: 'ब्रांड की रणनीति',
  logo_design: 'लोगो डिज़ाइन',
  seo: 'गूगल पर दिखना (एसईओ)',
  social_media: 'सोशल मीडिया',
  paid_ads: 'ऑनलाइन विज्ञापन',
  website_development: 'वेबसाइट बनवाना',
  website_startup_plan: 'स्टार्टअप वेबसाइट प्लान',
  other: 'कुछ और',
};

export const enquiryLabelsInHindi: Record<LeadField, string> = {
  name: 'आपका नाम',
  email: 'ईमेल',
  phone: 'मोबाइल नंबर',
  city: 'शहर',
  service: 'आपको क्या चाहिए?',
  message: 'आपका संदेश',
};

export const enquiryConsentInHindi: typeof enquiryConsent = {
  before:
    'यह जानकारी हम आपसे बात करने के लिए रखते हैं। साथ में यह भी आता है कि आप किस पेज और किस लिंक से यहाँ पहुँचे, ताकि हमें पता रहे हमारा कौन-सा विज्ञापन काम करता है। पढ़िए हमारी ',
  link: { href: '/hi/privacy-policy', label: 'निजता नीति' },
  after: '।',
};

const inHindi: Record<FieldMessage, string> = {
  [messages.nameShort]: 'कृपया अपना पूरा नाम लिखिए, कम से कम 2 अक्षर',
  [messages.nameLong]: 'नाम 100 अक्षरों से लंबा है, कृपया छोटा कीजिए',
  [messages.nameLines]: 'कृपया नाम एक ही पंक्ति में लिखिए',
  [messages.email]: 'कृपया सही ईमेल पता लिखिए',
  [messages.phone]: 'कृपया सही मोबाइल नंबर लिखिए',
  [messages.phoneImpossible]: `इस नंबर पर किसी से बात नहीं हो सकती: कृपया ${examplePhone} जैसा नंबर लिखिए`,
  [messages.cityText]: 'कृपया शहर का नाम लिखिए',
  [messages.cityLong]: 'शहर का नाम 100 अक्षरों से लंबा है',
  [messages.cityLines]: 'कृपया शहर का नाम एक ही पंक्ति में लिखिए',
  [messages.service]: 'कृपया चुनिए कि आपको क्या चाहिए',
  [messages.messageShort]: 'संदेश थोड़ा और लिखिए, कम से कम 10 अक्षर',
  [messages.messageLong]: 'संदेश 5,000 अक्षरों से लंबा है, कृपया छोटा कीजिए',
  [messages.messageLines]: 'संदेश में कुछ ऐसे चिह्न हैं जो पढ़े नहीं जा सकते',
  [messages.phoneMissing]: `नंबर अभी नहीं लिखा है: ${examplePhone} की तरह लिखिए`,
  [messages.phoneShort]: `नंबर अधूरा है: ${examplePhone} की तरह पूरा लिखिए`,
  [messages.phoneLong]: `नंबर बहुत लंबा है: ${examplePhone} की तरह एक ही नंबर लिखिए`,
  [messages.phoneWritten]: `नंबर अंकों में लिखिए, जैसे ${examplePhone}`,
  [messages.emailMissing]: 'पता अभी नहीं लिखा है: name@example.com की तरह लिखिए',
  [messages.emailAt]: 'पते में @ नहीं है: name@example.com की तरह लिखिए',
  [messages.emailWritten]: 'पते में कुछ ग़लत है: name@example.com की तरह, बिना ख़ाली जगह के लिखिए',
};

/** What is wrong with a field, in Hindi; the APIs say it in English. */
export const messageInHindi = (message: string): string => inHindi[message as FieldMessage] ?? message;
