import { agencyInHindi } from '@golghar/contracts';
import type { HomeSectionsContent } from '../../home/home-sections';
import { shopInvitationInHindi } from '../offer/shop-invitation';
import { homeServicesInHindi } from '../services';
import { aboutInHindi } from './about';
import { caseCardsInHindi } from './case-cards';
import { testimonialsInHindi } from './testimonials';
import { countersInHindi, webPromoInHindi } from './web-promo';

/** The home page between the hero and the form, in Hindi. */
export const homeSectionsInHindi: HomeSectionsContent = {
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
  draw: shopInvitationInHindi,
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
      columns: ['विषय', 'बिना', 'साथ'],
      rows: [
        ['बैन', 'एक ग़लती और सब बंद', 'चलाने से पहले नियमों की जाँच'],
        ['ख़र्च की लिमिट', 'धीरे-धीरे बढ़ती है, या बढ़ती ही नहीं', 'पहले दिन से खुली जगह'],
        ['मदद', 'एक फ़ॉर्म, जिसका जवाब नहीं आता', `${agencyInHindi.city} में बैठा एक इंसान`],
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
    href: '#contact',
    label: 'मुफ़्त सलाह लीजिए',
    phone: 'अभी फ़ोन कीजिए',
  },
};
