import { formatMoney } from '@golghar/contracts';
import { adSpend, packagePrices } from '../../offer/package-prices';
import type { Package, PackageFeature, Pricing } from '../../offer/pricing';
import { responseTimeInHindi } from '../forms/call-promise';
import { officeHoursInHindi } from '../office-hours';

const open = 'पूछ लीजिए';

const has = (name: string, info: string): PackageFeature => ({ name, included: true, info });

const packages: Package[] = [
  {
    id: 'startup',
    price: packagePrices.startup,
    highlight: false,
    name: 'स्टार्टअप',
    description: 'उस दुकान के लिए जो हर हफ़्ते लोगों को दिखना चाहती है।',
    popularFor: ['मिठाई की दुकान', 'क्लिनिक', 'कोचिंग'],
    features: [
      has('10 पोस्ट', 'हर महीने, फ़ोटो आपके यहाँ की'),
      has('1 लेख', 'हर महीने'),
      has('5 डिज़ाइन', 'हर महीने, स्क्रीन या छपाई के लिए'),
      has('2 प्लेटफ़ॉर्म', 'कौन-से, यह आप चुनिए'),
    ],
    cta: 'स्टार्टअप चुनिए',
  },
  {
    id: 'growth',
    price: packagePrices.growth,
    highlight: true,
    name: 'ग्रोथ',
    description: 'उस कारोबार के लिए जिसे पूछताछ चाहिए, और उसकी गिनती भी।',
    popularFor: ['बिल्डर', 'रेस्टोरेंट', 'स्कूल'],
    features: [
      has('4 प्लेटफ़ॉर्म', 'सब एक ताल में'),
      has('2 लेख', 'हर महीने'),
      has('1 वीडियो', 'हर महीने'),
      has(`विज्ञापन ख़र्च ${formatMoney(adSpend.growth)}`, 'हर महीने, योजना और देखरेख हमारी'),
    ],
    cta: 'ग्रोथ चुनिए',
  },
  {
    id: 'premium',
    price: packagePrices.premium,
    highlight: false,
    name: 'प्रीमियम',
    description: 'उस ब्रांड के लिए जिसकी कई शाखाएँ हैं, या जिसे पूरा सीज़न जीतना है।',
    popularFor: ['अस्पताल', 'दुकानों की चेन', 'कारख़ाने'],
    features: [
      has('12 पोस्ट', 'हर महीने, फ़ोटो आपके यहाँ की'),
      has('4 लेख', 'हर महीने'),
      has('7 डिज़ाइन', 'हर महीने, स्क्रीन या छपाई के लिए'),
      has('3 वीडियो', 'हर महीने'),
      has(`विज्ञापन ख़र्च ${formatMoney(adSpend.premium)}`, 'हर महीने, योजना और देखरेख हमारी'),
    ],
    cta: 'प्रीमियम चुनिए',
  },
];

const quarterlyPrices = packages.map(({ name, price }) => `${name} ${formatMoney(price.quarterly)}`);
const openingHours = officeHoursInHindi
  .filter(({ hours }) => hours !== 'बंद')
  .map(({ days, hours }) => `${days} ${hours}`)
  .join(', ');

export const pricingInHindi: Pricing = {
  package: 'पैकेज',
  notIncluded: 'शामिल नहीं',
  line: undefined,
  title: 'पैकेज और क़ीमतें',
  lead: 'तीन पैकेज, हर एक का एक ही दाम, और क्या-क्या मिलेगा सब लिखा हुआ। न सेटअप फ़ीस, न दूसरे महीने में कोई नया ख़र्च।',
  billing: {
    legend: 'पैसे कैसे देंगे',
    monthly: { label: 'हर महीने', frequency: 'हर महीने' },
    quarterly: { label: 'तीन महीने पर', frequency: 'हर महीने, तीन महीने का एक साथ', save: '20% बचत' },
  },
  popularFor: 'इनमें चलता है',
  highlight: 'सबसे ज़्यादा चुना गया',
  terms: [
    'कम से कम 1 साल का साथ। पैसे हर महीने दे सकते हैं।',
    '30 दिन पहले बताकर बंद कर सकते हैं।',
    '7 दिन में पैसे वापस: पहले हफ़्ते में मन न भरे तो पूरे पैसे लौटा देंगे।',
  ],
  packages,
  comparison: {
    title: 'पैकेज मिलाकर देखिए',
    head: 'विषय',
    caption: 'हर पैकेज में हर महीने क्या मिलता है',
    note: `"${open}" यानी उस पैकेज में गिनती तय नहीं है। पहली बातचीत में तय करके लिख देते हैं।`,
    rows: [
      ['पोस्ट', '10', open, '12'],
      ['लेख', '1', '2', '4'],
      ['डिज़ाइन', '5', open, '7'],
      ['वीडियो', open, '1', '3'],
      ['प्लेटफ़ॉर्म', '2', '4', open],
      ['विज्ञापन ख़र्च', open, formatMoney(adSpend.growth), formatMoney(adSpend.premium)],
    ],
  },
  bonus: {
    title: 'हर पैकेज के साथ',
    items: [
      { title: 'फ़ोन करने के लिए एक आदमी', text: 'साल भर वही मैनेजर, उसका मोबाइल नंबर आपके पास।' },
      { title: 'महीने का हिसाब, सीधी भाषा में', text: 'कितना लगा, कितना आया, और हम क्या बदलेंगे।' },
      { title: 'त्योहारों का कैलेंडर', text: 'होली, ईद, दुर्गा पूजा, छठ: छह हफ़्ते पहले से तैयारी।' },
      { title: 'गूगल लिस्टिंग दुरुस्त', text: 'समय, फ़ोटो और रिव्यू के जवाब।' },
    ],
  },
  why: {
    title: 'लोग हमें क्यों चुनते हैं',
    items: [
      ['जल्दी जवाब', `${responseTimeInHindi} आपको फ़ोन आता है।`],
      ['सब आपके नाम पर', 'अकाउंट, पेज और डोमेन जाते समय भी आपके ही रहते हैं।'],
      ['आपकी दुकान में बना', 'हमारा फ़ोटोग्राफ़र आपके यहाँ आता है। बाज़ार से ख़रीदी तस्वीरें नहीं।'],
      ['गिनती जो आप ख़ुद देख लें', 'जो विज्ञापन अकाउंट हम देखते हैं, वही रोज़ आप भी देखते हैं।'],
    ],
  },
  testimonials: {
    title: 'दाम के बारे में ग्राहक क्या कहते हैं',
    items: [
      {
        name: 'अनिल गुप्ता',
        position: 'गुप्ता हार्डवेयर, दानापुर',
        quote: 'मुझे पता है कितना देता हूँ और कितना लौटता है। दिल्ली वाला भाई दुगुना देता है और उसे पता नहीं।',
        initials: 'अ',
        rating: 5,
      },
      {
        name: 'डॉ. फ़राह नाज़',
        position: 'स्किन क्लिनिक, राजेंद्र नगर',
        quote: 'दूसरे ही महीने वेटिंग रूम में तीसरी कुर्सी लगानी पड़ी। मेरे लिए वही रिपोर्ट थी।',
        initials: 'फ़',
        rating: 5,
      },
      {
        name: 'विकास रंजन',
        position: 'कोचिंग, बोरिंग रोड',
        quote: 'स्टार्टअप से शुरू किया, दाख़िले का सीज़न निकला तो आगे बढ़े। किसी ने धक्का नहीं दिया।',
        initials: 'वि',
        rating: 4,
      },
    ],
  },
  faq: {
    title: 'सवाल',
    general: {
      label: 'आम सवाल',
      items: [
        {
          question: 'जवाब कितनी जल्दी मिलता है?',
          answer: `${responseTimeInHindi}, किसी इंसान से। हमारा समय: ${openingHours}।`,
        },
        {
          question: 'क्या साल भर के लिए बँधना पड़ेगा?',
          answer:
            'हाँ, पैकेज कम से कम 1 साल के हैं, क्योंकि गूगल और साख को इतना समय लगता है। पैसे हर महीने दे सकते हैं, और 30 दिन पहले बताकर बंद कर सकते हैं।',
        },
        {
          question: 'जो आप बनाएँगे वह किसका होगा?',
          answer: 'आपका: लिखाई, डिज़ाइन, फ़िल्में, अकाउंट और डोमेन, पैसे चुकाने के दिन से।',
        },
      ],
    },
    pricing: {
      label: 'दाम और प्लान',
      items: [
        {
          question: 'तीन महीने पर पैसे देने से क्या बदलता है?',
          answer: `तीन महीने का एक साथ देते हैं और 20% बचाते हैं। महीने का हिसाब: ${quarterlyPrices.join(', ')}।`,
        },
        {
          question: 'पैकेज में कितना विज्ञापन है?',
          answer: `ग्रोथ में महीने का ${formatMoney(adSpend.growth)} और प्रीमियम में ${formatMoney(adSpend.premium)} विज्ञापन ख़र्च लिखा है। मेटा और गूगल को यह पैसा कौन देगा, यह शुरू करने से पहले लिख लेते हैं, और एक-एक रुपया आप अकाउंट में देख सकते हैं।`,
        },
        {
          question: 'पसंद न आया तो?',
          answer: 'शुरू होने के 7 दिन में बता दीजिए, पूरे पैसे वापस। उसके बाद 30 दिन पहले बताकर बंद कर सकते हैं।',
        },
      ],
    },
  },
  closing: {
    title: 'तय नहीं कर पा रहे?',
    text: 'फ़ोन कीजिए और बताइए पिछले महीने कितना बेचा। जो सबसे छोटा पैकेज काम आए, वही बताएँगे।',
    label: 'मुफ़्त सलाह लीजिए',
  },
};
