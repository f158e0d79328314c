import {
  agency,
  businessHours,
  type Language,
  type ServiceKey,
  serviceLabels,
  serviceLabelsInHindi,
} from '@golghar/contracts';

/** Letters of any script, the signs that join them in Indian ones, and what stands between the parts of a name. */
const looksLikeName = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control} '’.-]{1,40}$/u;

/** A name as our e-mail greets it; empty where a stranger wrote something else there. */
export function greetedName(name: string): string {
  const words = name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  // A mail program makes a link of a dot between two words.
  return looksLikeName.test(words) ? words.replaceAll(/\.(?=[^ .])/g, '. ') : '';
}

const formats = (locale: string, clock: Intl.DateTimeFormatOptions) => {
  const zone = { timeZone: businessHours.timeZone };
  const day = new Intl.DateTimeFormat(locale, { ...zone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat(locale, { ...zone, ...clock });
  return (at: Date) => ({ day: day.format(at), time: time.format(at) });
};

/** The mail may be read tomorrow: the day is named by its date. */
const english = formats('en-GB', { hour: '2-digit', minute: '2-digit' });
const hindi = formats('hi-IN', { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'long' });

type Words = {
  subject: (agency: string, reference: string) => string;
  title: string;
  greeting: (name: string) => string;
  /** By when we call; without a time where that is over. */
  promise: (at: Date | undefined) => string;
  reference: (reference: string) => string;
  service: (service: ServiceKey) => string;
  sooner: string;
  button: { label: string; greeting: (reference: string) => string };
  remark: (agency: string) => string;
};

/** What the e-mail says that thanks for an enquiry. */
export const thankYouWords: Record<Language, Words> = {
  en: {
    subject: (sender, reference) => `${sender}: your enquiry ${reference} is with us`,
    title: 'Thank you, your message is with us',
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    promise: (at) => {
      if (!at) return 'Your enquiry is with us, and we will call you as soon as we can.';
      const { day, time } = english(at);
      return `We call you by ${day}, ${time}.`;
    },
    reference: (reference) => `Your reference is ${reference}: say it when you call or write.`,
    service: (service) => `You need: ${serviceLabels[service]}`,
    sooner: `Is it urgent, or could you have mistyped your number? Call ${agency.phone}, or answer this e-mail.`,
    button: { label: 'Write on WhatsApp', greeting: (reference) => `Hello, it is about ${reference}.` },
    remark: (sender) =>
      `You get this e-mail because somebody sent an enquiry to ${sender} with this address. It wasn’t you? Then somebody mistyped theirs: answer this e-mail, and we delete it.`,
  },
  hi: {
    subject: (sender, reference) => `${sender}: आपका संदेश ${reference} हमें मिल गया`,
    title: 'धन्यवाद, आपका संदेश हमारे पास है',
    greeting: (name) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
    promise: (at) => {
      if (!at) return 'आपका संदेश हमारे पास है। हम जल्द से जल्द आपको फ़ोन करेंगे।';
      const { day, time } = hindi(at);
      return `हम आपको ${day} को ${time} बजे तक फ़ोन करेंगे।`;
    },
    reference: (reference) => `आपका संदर्भ नंबर ${reference} है। फ़ोन करते या लिखते समय इसे बताइए।`,
    service: (service) => `आपको चाहिए: ${serviceLabelsInHindi[service]}`,
    sooner: `जल्दी है, या नंबर ग़लत लिख दिया है? ${agency.phone} पर फ़ोन कीजिए, या इसी ईमेल का जवाब दीजिए।`,
    button: {
      label: 'WhatsApp पर लिखिए',
      greeting: (reference) => `नमस्ते, मुझे ${reference} के बारे में बात करनी है।`,
    },
    remark: (sender) =>
      `यह ईमेल आपको इसलिए मिला है कि किसी ने इस पते से ${sender} को संदेश भेजा है। वह आप नहीं थे? तो किसी ने अपना पता ग़लत लिखा है: इस ईमेल का जवाब दीजिए, हम उसे मिटा देंगे।`,
  },
};
