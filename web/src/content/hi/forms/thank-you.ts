import { referenceStandIn } from '@golghar/contracts';
import type { newsletterSent, thankYou, tryAgain } from '../../forms/thank-you';
import { site } from '../../site';

export const thankYouInHindi: typeof thankYou = {
  line: undefined,
  head: {
    title: `धन्यवाद | ${site.name}`,
    description: 'आपका संदेश हमारे पास पहुँच गया है। हममें से कोई उसे पढ़कर आपको फ़ोन करेगा। संदर्भ नंबर यहाँ है।',
  },
  title: 'धन्यवाद, आपका संदेश हमारे पास है',
  stop: '।',
  reference: 'आपका संदर्भ नंबर है',
  standIn: referenceStandIn,
  home: { href: '/hi', label: 'मुखपृष्ठ पर लौटिए' },
};

export const newsletterSentInHindi: typeof newsletterSent = {
  head: {
    title: `अपना इनबॉक्स देखिए | ${site.name}`,
    description: 'हमने आपको एक लिंक ईमेल किया है: उसे खोलकर बटन दबाइए, बस आप न्यूज़लेटर की सूची में आ जाएँगे।',
  },
};

export const tryAgainInHindi: typeof tryAgain = {
  line: undefined,
  head: {
    title: `कृपया फिर भेजिए | ${site.name}`,
    description: 'आपका फ़ॉर्म अभी नहीं जा पाया। आपका लिखा हुआ ब्राउज़र में है: पीछे जाकर फिर से भेज दीजिए।',
  },
  title: 'फ़ॉर्म नहीं जा पाया',
  text: 'आपका लिखा हुआ ब्राउज़र में ही है: पीछे जाइए, एक मिनट रुकिए और फिर भेजिए। या सीधे फ़ोन या व्हाट्सऐप कीजिए।',
};
