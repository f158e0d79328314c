import { agencyInHindi } from '@golghar/contracts';
import type { counters, webPromo } from '../../home/web-promo';
import { startupOffer, startupPrices } from '../../offer/startup-offer';
import { deliveryInHindi } from '../offer/startup-offer';

export const webPromoInHindi: typeof webPromo = {
  title: 'अब दुकान ऑनलाइन भी',
  subtitle: 'कम दाम में बढ़िया वेबसाइट',
  text: 'वेबसाइट आपकी वह दुकान है जिसका शटर कभी नहीं गिरता। हमारी बनाई साइट सस्ते फ़ोन पर भी खुलती है, पहली लाइन में बता देती है कि आप क्या बेचते हैं, और एक बार छूते ही आपका नंबर लगा देती है।',
  benefits: [
    {
      title: 'क़रीब दो हफ़्ते में तैयार',
      text: `${startupOffer.maxPages} पेज तक, लिखना और बनाना हमारा काम, ${deliveryInHindi} में चालू।`,
    },
    { title: 'फ़ोन के लिए बनी', text: 'उन्हीं फ़ोनों पर परखी हुई जो आपके ग्राहक रखते हैं, धीमे इंटरनेट पर भी।' },
    { title: 'गूगल पर मिले', text: 'पेजों के नाम, नक़्शे पर जगह और रफ़्तार, सब दाम में शामिल है।' },
    { title: 'पूरी तरह आपकी', text: 'डोमेन और होस्टिंग आपके नाम। जब चाहें जाइए, सब कुछ साथ ले जाइए।' },
  ],
  comparison: {
    caption: 'सस्ती और महँगी वेबसाइट, और हमारा तीसरा रास्ता',
    columns: ['विषय', 'सस्ती', 'महँगी', agencyInHindi.name],
    rows: [
      ['दाम', '₹4,000 से ₹8,000', '₹60,000 और ऊपर', startupPrices.full],
      ['लिखता कौन है', 'आप ख़ुद', 'एक लेखक', `${agencyInHindi.city} का एक लेखक`],
      ['कितने दिन में', 'कोई नहीं जानता', 'दो से तीन महीने', deliveryInHindi],
      ['फ़ोन पर रफ़्तार', 'अक्सर 8 सेकंड से ज़्यादा', 'अच्छी', '2 सेकंड से कम'],
      ['बाद में मदद', 'फ़ोन बंद मिलता है', 'घंटे के हिसाब से', `${startupOffer.supportDays} दिन शामिल`],
    ],
  },
  quotes: [
    {
      content: 'इससे पहले दो बार वेबसाइट के पैसे दे चुका था। यह पहली है जिसका ज़िक्र मेरे ग्राहक ख़ुद करते हैं।',
      author: 'इमरान आलम, आलम फ़र्निशिंग्स, सब्ज़ीबाग',
    },
    {
      content: 'अब माँ-बाप रात के ग्यारह बजे भी दाख़िले का फ़ॉर्म भर देते हैं। पहले फाटक तक आना पड़ता था।',
      author: 'सिस्टर मेरी तिर्की, स्कूल कार्यालय, दीघा',
    },
  ],
  action: { label: 'मुफ़्त सलाह लीजिए', service: 'website_development' },
};

export const countersInHindi: typeof counters = {
  durationMs: 2500,
  threshold: 0.1,
  items: [
    { value: 100, suffix: '', label: 'पूरे किए काम' },
    { value: 95, suffix: '%', label: 'संतुष्ट ग्राहक' },
    { value: 5, suffix: '', label: 'साल का अनुभव' },
    { value: 7, suffix: '', label: 'लोगों की टीम' },
  ],
};
