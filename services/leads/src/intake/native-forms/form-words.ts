import {
  enquiryConsent,
  enquiryConsentInHindi,
  enquiryLabels,
  enquiryLabelsInHindi,
  type Language,
  messageInHindi,
  serviceLabels,
  serviceLabelsInHindi,
} from '@golghar/contracts';

/** The words of pages that show a refused form again. */
export const formWords = {
  en: {
    tag: 'en-IN',
    fullStop: '.',
    home: { href: '/', label: 'Home' },
    problem: 'There is a problem',
    kept: 'Nothing you wrote is lost.',
    chooseService: 'Choose a service',
    services: serviceLabels,
    translate: (message: string) => message,
    consent: enquiryConsent,
    enquiry: { title: "Your message hasn't been sent yet", labels: enquiryLabels, button: 'Send Message' },
    newsletter: {
      title: 'You are not on the list yet',
      labels: { email: 'Your email address' },
      button: 'Subscribe',
    },
  },
  hi: {
    tag: 'hi',
    fullStop: '।',
    home: { href: '/hi', label: 'मुखपृष्ठ' },
    problem: 'कृपया इन बातों को ठीक कर लीजिए',
    kept: 'अभी फ़ॉर्म नहीं जा सका। आपका लिखा हुआ सब यहीं है: एक मिनट बाद फिर भेजिए।',
    chooseService: 'एक सेवा चुनिए',
    services: serviceLabelsInHindi,
    translate: messageInHindi,
    consent: enquiryConsentInHindi,
    enquiry: {
      title: 'आपका संदेश अभी नहीं गया है',
      labels: enquiryLabelsInHindi,
      button: 'संदेश भेजिए',
    },
    newsletter: {
      title: 'आप अभी सूची में नहीं हैं',
      labels: { email: 'आपका ईमेल पता' },
      button: 'मँगवाइए',
    },
  },
} satisfies Record<Language, unknown>;

export type FormName = 'enquiry' | 'newsletter';
