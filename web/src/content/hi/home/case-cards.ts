import type { caseCards } from '../../home/case-cards';
import { site } from '../../site';

export const caseCardsInHindi: typeof caseCards = {
  title: 'काम की कहानियाँ',
  read: 'पूरी कहानी पढ़िए (अंग्रेज़ी में)',
  concepts: `इन कहानियों की साइटें, और हमारे काम के पेज की सोलहों साइटें, ${site.name} के बनाए नमूने हैं।`,
  more: { text: 'ऐसे ही नतीजे चाहिए?', label: 'आज ही बात कीजिए', href: '/hi#contact' },
  cards: [
    {
      id: 'wishluv-buildcon',
      title: '45 दिन में 120+ पूछताछ',
      company: 'विशलव बिल्डकॉन',
      industry: 'रियल एस्टेट',
      figure: '120+',
      description: 'दानापुर के एक बिल्डर, बेचने को चालीस फ़्लैट, और फ़ोन जो बजता तो था पर काम के लोगों का नहीं।',
      link: '/case-study/wishluv-buildcon',
      language: 'en',
    },
    {
      id: 'biryani-mahal',
      title: '3 महीने में ऑनलाइन ऑर्डर 200% बढ़े',
      company: 'बिरयानी महल',
      industry: 'रेस्टोरेंट',
      figure: '200%',
      description: 'रविवार को टेबल ख़ाली नहीं, मंगलवार को रसोई सूनी, और मेन्यू ऐसा जो किसी को मिलता ही नहीं था।',
      link: '/case-study/biryani-mahal',
      language: 'en',
    },
    {
      id: 'the-helping-hand',
      title: '6 महीने में दान 150% बढ़ा',
      company: 'द हेल्पिंग हैंड',
      industry: 'सामाजिक संस्था',
      figure: '150%',
      description: 'एक संस्था, जिसकी हस्तशिल्प की ऑनलाइन दुकान से बच्चों की फ़ीस निकलती थी, पर बड़ी मुश्किल से।',
      link: '/case-study/the-helping-hand',
      language: 'en',
    },
  ],
};
