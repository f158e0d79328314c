import { agencyInHindi } from '@golghar/contracts';
import type { HomeServices } from '../services/home';

export const homeServicesInHindi: HomeServices = {
  title: 'हमारी सेवाएँ',
  brandTitle: 'ब्रांड बनाना',
  brand: [
    {
      id: 'strategy',
      title: 'ब्रांड की रणनीति',
      description:
        'आप किसके लिए हैं, क्या वादा करते हैं और क्या दूसरों पर छोड़ते हैं: सब एक पन्ने पर, जो आपका स्टाफ़ भी दोहरा सके।',
      color: 'primary',
      enquiry: 'brand_strategy',
    },
    {
      id: 'logo',
      title: 'लोगो और पहचान',
      description: 'एक निशान जो साइनबोर्ड, बिल और व्हाट्सऐप, तीनों पर जँचे। सारी फ़ाइलें आपको मिलती हैं।',
      color: 'primary',
      enquiry: 'logo_design',
    },
    {
      id: 'communication',
      title: 'ब्रांड की बोली',
      description: 'टैगलाइन, पैकिंग, होर्डिंग और बिक्री के बाद जाने वाला संदेश: शब्द हमारे, आवाज़ आपकी।',
      color: 'primary',
      enquiry: 'brand_strategy',
    },
    {
      id: 'rebranding',
      title: 'पुराने नाम को नया रूप',
      description: 'नाम वही, चमक नई, और जो लोग आपको पहचानते हैं वे पहचानते रहें।',
      color: 'primary',
      enquiry: 'brand_strategy',
    },
  ],
  digitalTitle: 'डिजिटल मार्केटिंग',
  digital: [
    {
      id: 'website',
      title: 'वेबसाइट बनाना',
      description: 'तेज़ और सीधी बात कहने वाली साइट और ऑनलाइन दुकान, जिससे फ़ोन आए।',
      color: 'secondary',
      enquiry: 'website_development',
    },
    {
      id: 'seo',
      title: 'गूगल पर दिखना (एसईओ)',
      description: 'जो आप बेचते हैं, वह खोजने वालों को मिले, उसी मोहल्ले में जहाँ आप बेचते हैं।',
      color: 'secondary',
      enquiry: 'seo',
    },
    {
      id: 'social',
      title: 'सोशल मीडिया',
      description: 'आपकी ही दुकान से पोस्ट और रील, महीना भर पहले सोची हुई।',
      color: 'secondary',
      enquiry: 'social_media',
    },
    {
      id: 'performance',
      title: 'ऑनलाइन विज्ञापन',
      description: 'पैसे वाले विज्ञापन, और हर पूछताछ कितने की पड़ी, यह साफ़ लिखा हुआ।',
      color: 'secondary',
      enquiry: 'paid_ads',
    },
    {
      id: 'email',
      title: 'ईमेल मार्केटिंग',
      description: 'ऐसी चिट्ठियाँ जो ग्राहक खोलते हैं, क्योंकि उन्होंने ख़ुद मँगवाई हैं।',
      color: 'secondary',
      enquiry: 'other',
    },
    {
      id: 'video',
      title: 'वीडियो',
      description: 'छोटी फ़िल्में, एक दिन में शूट, हर स्क्रीन के नाप की।',
      color: 'secondary',
      enquiry: 'social_media',
    },
    {
      id: 'influencer',
      title: 'लोग और इन्फ़्लुएंसर',
      description: `वे लोग जिनकी बात ${agencyInHindi.city} सुनता है, और वे ग्रुप जो बात आगे बढ़ाते हैं।`,
      color: 'secondary',
      enquiry: 'social_media',
    },
    {
      id: 'automation',
      title: 'अपने आप जवाब',
      description: 'रात के 11 बजे भी सही जवाब, बिना किसी के जागे।',
      color: 'secondary',
      enquiry: 'other',
    },
    {
      id: 'reputation',
      title: 'ऑनलाइन साख',
      description: 'रिव्यू माँगे जाते हैं, उनका जवाब दिया जाता है, और जो झूठे हों उन पर आपत्ति की जाती है।',
      color: 'secondary',
      enquiry: 'other',
    },
  ],
  learnMore: { label: 'और जानिए', about: (service) => `और जानिए: ${service}` },
  all: { label: 'सारी सेवाएँ देखिए (अंग्रेज़ी में)', href: '/services', language: 'en' },
};
