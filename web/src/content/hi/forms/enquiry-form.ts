import {
  api,
  enquiryConsentInHindi,
  enquiryLabelsInHindi,
  messageInHindi,
  serviceLabelsInHindi,
} from '@golghar/contracts';
import type { EnquiryWords } from '../../forms/enquiry-form';
import { responseTimeInHindi } from './call-promise';

export const enquiryFormInHindi: EnquiryWords = {
  language: 'hi',
  action: `${api.submitEnquiryForm.path}?language=hi`,
  labels: enquiryLabelsInHindi,
  services: serviceLabelsInHindi,
  translate: messageInHindi,
  hints: {
    phone: `बस एक फ़ोन, ${responseTimeInHindi}। उसके बाद बेचने के लिए कोई फ़ोन नहीं।`,
    message: 'आप क्या बेचते हैं, कहाँ बेचते हैं, और क्या बढ़ाना चाहते हैं।',
  },
  package: { label: 'आपके संदेश के साथ जाएगा:', remove: 'हटाइए' },
  optional: 'चाहें तो',
  chooseService: 'एक सेवा चुनिए',
  consent: enquiryConsentInHindi,
  submit: 'संदेश भेजिए',
  submitting: 'भेज रहे हैं...',
  problem: 'कृपया इन बातों को ठीक कर लीजिए',
  toasts: {
    sent: { title: 'संदेश मिल गया!', text: 'हम जल्द से जल्द आपसे बात करेंगे।' },
    failed: { title: 'संदेश नहीं जा पाया', text: 'थोड़ी देर बाद फिर भेजिए, या सीधे हमें फ़ोन कीजिए।' },
  },
  sent: {
    title: 'धन्यवाद, आपका संदेश हमारे पास है',
    text: 'आपका संदर्भ नंबर है',
    stop: '।',
  },
  failures: {
    offline: 'लगता है इंटरनेट नहीं चल रहा। आपका लिखा हुआ यहीं है: जुड़ते ही फिर भेज दीजिए।',
    limited: 'आपके नेटवर्क से अभी कई संदेश आए हैं। {seconds} सेकंड रुककर फिर भेजिए।',
    other: 'आपका संदेश नहीं जा पाया। आपका लिखा हुआ यहीं है: फिर कोशिश कीजिए, या हमें फ़ोन या व्हाट्सऐप कीजिए।',
  },
};
