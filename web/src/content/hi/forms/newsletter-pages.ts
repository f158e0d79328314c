import { newsletterPaths } from '@golghar/contracts';
import type { NewsletterPage } from '../../forms/newsletter-pages';
import { site } from '../../site';

const failures = {
  other: 'साइट से जवाब नहीं मिल रहा। एक मिनट बाद फिर कोशिश कीजिए।',
  offline: 'लगता है इंटरनेट नहीं चल रहा। जुड़ते ही फिर कोशिश कीजिए।',
};

/** The two pages that links in our e-mails open. */
export const newsletterPagesInHindi = {
  [newsletterPaths.confirm]: {
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
} satisfies Record<string, NewsletterPage>;
