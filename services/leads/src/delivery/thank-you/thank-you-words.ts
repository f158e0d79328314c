import {
  agency,
  businessHours,
  type Language,
  type ServiceKey,
  serviceLabels,
  serviceLabelsInHindi,
} from '@golghar/contracts';
import type { VisitorWords } from '../../leads-message';

/** Letters of any script, joiners of Indian scripts, and what stands between the parts of a name. */
const looksLikeName = /^(?=.*\p{L})[\p{L}\p{M}\p{Join_Control} '’.-]{1,40}$/u;

/** A name as our e-mail greets it; empty if a stranger wrote something else there. */
export function nameInGreeting(name: string): string {
  const words = name.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  // A mail program makes a link of a dot between two words.
  return looksLikeName.test(words) ? words.replaceAll(/\.(?=[^ .])/g, '. ') : '';
}

/** The mail may be read tomorrow: the day is named by its date. */
const format = (locale: string, clock: Intl.DateTimeFormatOptions, between: string) => {
  const zone = { timeZone: businessHours.timeZone };
  const day = new Intl.DateTimeFormat(locale, { ...zone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat(locale, { ...zone, ...clock });
  return (at: Date) => `${day.format(at)}${between}${time.format(at)}`;
};

const english = format('en-GB', { hour: '2-digit', minute: '2-digit' }, ', ');
const hindi = format(
  'hi-IN',
  { hour: 'numeric', minute: '2-digit', hour12: true, dayPeriod: 'long' },
  ' को ',
);

type Facts = {
  sender: string;
  reference: string;
  name: string;
  service: ServiceKey;
  due: Date | null;
};

/** The words of the thank-you e-mail, and the text with which its WhatsApp button starts a chat. */
export const thankYouWords: Record<Language, (facts: Facts) => VisitorWords & { chat: string }> = {
  en: ({ sender, reference, name, service, due }) => ({
    subject: `${sender}: your enquiry ${reference} is with us`,
    title: 'Thank you, your message is with us',
    paragraphs: [
      name ? `Hello ${name},` : 'Hello,',
      due
        ? `We call you by ${english(due)}.`
        : 'Your enquiry is with us, and we will call you as soon as we can.',
      `Your reference is ${reference}: say it when you call or write.`,
      `You need: ${serviceLabels[service]}`,
      `Is it urgent, or could you have mistyped your number? Call ${agency.phone}, or answer this e-mail.`,
    ],
    button: 'Write on WhatsApp',
    chat: `Hello, it is about ${reference}.`,
    remark: `You get this e-mail because somebody sent an enquiry to ${sender} with this address. It wasn’t you? Then somebody mistyped theirs: answer this e-mail, and we delete it.`,
  }),
  hi: ({ sender, reference, name, service, due }) => ({
    subject: `${sender}: आपका संदेश ${reference} हमें मिल गया`,
    title: 'धन्यवाद, आपका संदेश हमारे पास है',
    paragraphs: [
      name ? `नमस्ते ${name},` : 'नमस्ते,',
      due ? `हम आपको ${hindi(due)} बजे तक फ़ोन करेंगे।` : 'आपका संदेश हमारे पास है। हम जल्द से जल्द आपको फ़ोन करेंगे।',
      `आपका संदर्भ नंबर ${reference} है। फ़ोन करते या लिखते समय इसे बताइए।`,
      `आपको चाहिए: ${serviceLabelsInHindi[service]}`,
      `जल्दी है, या नंबर ग़लत लिख दिया है? ${agency.phone} पर फ़ोन कीजिए, या इसी ईमेल का जवाब दीजिए।`,
    ],
    button: 'WhatsApp पर लिखिए',
    chat: `नमस्ते, मुझे ${reference} के बारे में बात करनी है।`,
    remark: `यह ईमेल आपको इसलिए मिला है कि किसी ने इस पते से ${sender} को संदेश भेजा है। वह आप नहीं थे? तो किसी ने अपना पता ग़लत लिखा है: इस ईमेल का जवाब दीजिए, हम उसे मिटा देंगे।`,
  }),
};
