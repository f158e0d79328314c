import { newsletterPaths, newsletterSentPath, referenceStandIn, thankYouPath } from '@golghar/contracts';
import { site } from '../site';
import type { Unlisted } from '../unlisted';

const failures = {
  other: 'साइट से जवाब नहीं मिल रहा। एक मिनट बाद फिर कोशिश कीजिए।',
  offline: 'लगता है इंटरनेट नहीं चल रहा। जुड़ते ही फिर कोशिश कीजिए।',
};

export const unlistedInHindi: Unlisted = {
  [thankYouPath]: {
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
  },
  '/try-again': {
    line: undefined,
    head: {
      title: `कृपया फिर भेजिए | ${site.name}`,
      description: 'आपका फ़ॉर्म अभी नहीं जा पाया। आपका लिखा हुआ ब्राउज़र में है: पीछे जाकर फिर से भेज दीजिए।',
    },
    title: 'फ़ॉर्म नहीं जा पाया',
    text: 'आपका लिखा हुआ ब्राउज़र में ही है: पीछे जाइए, एक मिनट रुकिए और फिर भेजिए। या सीधे फ़ोन या व्हाट्सऐप कीजिए।',
  },
  [newsletterSentPath]: {
    line: undefined,
    head: {
      title: `अपना इनबॉक्स देखिए | ${site.name}`,
      description: 'हमने आपको एक लिंक ईमेल किया है: उसे खोलकर बटन दबाइए, बस आप न्यूज़लेटर की सूची में आ जाएँगे।',
    },
  },
  [newsletterPaths.confirm]: {
    line: undefined,
    failures,
    head: {
      title: `न्यूज़लेटर की पुष्टि | ${site.name}`,
      description: 'बस आख़िरी क़दम: बटन दबाइए और हमारा अगला मासिक न्यूज़लेटर आपके इनबॉक्स में आएगा।',
    },
    title: 'न्यूज़लेटर की पुष्टि कीजिए',
    text: 'बटन दबाइए और अगला न्यूज़लेटर आपको मिलेगा। अगर आपने नहीं मँगवाया, तो यह पेज बंद कर दीजिए।',
    button: 'हाँ, मुझे भेजिए',
    done: { title: 'आप सूची में आ गए', text: 'अगला न्यूज़लेटर महीने के पहले हफ़्ते में आएगा।' },
    invalid: {
      title: 'यह लिंक अब काम नहीं करता',
      text: 'लिंक अधूरा है या एक हफ़्ते से पुराना है। इस पेज के नीचे अपना पता फिर लिखिए, हम नया लिंक भेजेंगे।',
    },
  },
  [newsletterPaths.unsubscribe]: {
    line: undefined,
    failures,
    head: {
      title: `न्यूज़लेटर बंद कीजिए | ${site.name}`,
      description: 'बटन दबाते ही हम आपका पता अपने मासिक न्यूज़लेटर की सूची से हमेशा के लिए हटा देंगे।',
    },
    title: 'न्यूज़लेटर बंद कीजिए',
    text: 'बटन दबाइए, आपका पता उसी समय सूची से हट जाएगा।',
    button: 'मेरा पता हटाइए',
    done: { title: 'आपका पता हट गया', text: 'हमने आपका पता मिटा दिया है। अब हमारा कोई ईमेल नहीं आएगा।' },
    invalid: {
      title: 'यह लिंक अब काम नहीं करता',
      text: `हो सकता है आपका पता पहले ही हट चुका हो। फिर भी ईमेल आएँ तो ${site.email} पर लिखिए, हम ख़ुद हटा देंगे।`,
    },
  },
  '/not-found': {
    line: undefined,
    head: {
      title: `पेज नहीं मिला | ${site.name}`,
      description: 'यह पेज कहीं और चला गया है या यहाँ था ही नहीं। मुखपृष्ठ पर लौटिए, या हमें लिखिए, हम ढूँढ़ देंगे।',
    },
    code: '404',
    title: 'यह पेज नहीं मिला',
    text: 'मछली ग़लत किनारे आ गई। जो पेज आप खोज रहे हैं, वह कहीं और चला गया है, या यहाँ था ही नहीं।',
    home: { href: '/hi', label: 'मुखपृष्ठ पर लौटिए' },
    contact: { href: '/hi#contact', label: 'हमसे बात कीजिए' },
  },
};
