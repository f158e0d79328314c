import { startupOffer, startupPrices } from '../startup-offer';
import type { HindiPath } from './seo';
import { deliveryInHindi } from './startup-offer';

/** What search engines and shared links say of every page in Hindi; it stands in the pages' files alone. */
export const descriptionsInHindi: Record<HindiPath, string> = {
  '/hi':
    'पटना की टीम, पूरे बिहार के छोटे-बड़े कारोबारों के लिए: ब्रांड, वेबसाइट, गूगल, सोशल मीडिया और विज्ञापन। हर महीने एक साफ़ हिसाब।',
  '/hi/startup-plan': `${startupOffer.maxPages} पेज तक की वेबसाइट, ${startupPrices.full} में, एक ही बार। लिखना और बनाना हमारा काम, ${deliveryInHindi} में चालू। एडवांस ${startupPrices.advance}।`,
  '/hi/pricing':
    'तीन मार्केटिंग पैकेज, ₹11,999 महीने से। पोस्ट, लेख, डिज़ाइन, वीडियो और विज्ञापन, सब लिखकर दिया जाता है। 7 दिन में पैसे वापस।',
  '/hi/privacy-policy':
    'हमें लिखने पर हम क्या रखते हैं, क्यों और कब तक, और आप उसे कैसे मिटवा सकते हैं। न कोई कुकी, न किसी दूसरी कंपनी की नज़र।',
};
