import { api, inLanguage, type Language, newsletterPaths, offeredLanguage } from '@golghar/contracts';
import { buttons, defineMessage, type EmailContent, remark } from '@golghar/platform/deliveries';
import { IsNull } from 'typeorm';
import type { VisitorWords } from '../../leads-message';
import type { WorkerSettings } from '../../settings';
import { SubscriberEntity } from './subscriber.entity';

const confirmationWords: Record<
  Language,
  (names: Record<'email' | 'agency' | 'unsubscribe', string>) => VisitorWords
> = {
  en: ({ email, agency, unsubscribe }) => ({
    subject: `Your newsletter from ${agency}: please confirm`,
    title: 'One more click',
    paragraphs: [
      `Someone, hopefully you, signed up for the ${agency} newsletter with ${email}.`,
      'Open the link below and press the button, and you will get the next issue. Until then we will send you nothing else.',
    ],
    button: 'Confirm my subscription',
    remark: `Wasn't you? Just ignore this email: unless you confirm, we delete the address after a week. To have it deleted right away: ${unsubscribe}`,
  }),
  hi: ({ email, agency, unsubscribe }) => ({
    subject: `${agency} का न्यूज़लेटर: कृपया पुष्टि कीजिए`,
    title: 'बस एक क्लिक और',
    paragraphs: [
      `नमस्ते! ${email} से किसी ने, शायद आपने ही, ${agency} का न्यूज़लेटर मँगवाया है।`,
      'नीचे का लिंक खोलिए और बटन दबाइए, अगला न्यूज़लेटर आपको मिल जाएगा। तब तक हम आपको कुछ और नहीं भेजेंगे।',
    ],
    button: 'हाँ, मुझे भेजिए',
    remark: `यह आपने नहीं किया? तो इस ईमेल को रहने दीजिए: पुष्टि न हो तो हम एक हफ़्ते में यह पता मिटा देते हैं। अभी हटवाना हो तो: ${unsubscribe}`,
  }),
};

/** A subscriber's own links: two pages with a button, and the address that mail programs post to (RFC 8058). */
export const newsletterLinks = (publicUrl: string, token: string, language: Language = 'en') => ({
  confirm: `${publicUrl}${inLanguage(newsletterPaths.confirm, language)}?token=${token}`,
  unsubscribe: `${publicUrl}${inLanguage(newsletterPaths.unsubscribe, language)}?token=${token}`,
  oneClick: `${publicUrl}${api.unsubscribeAtOnce.path}?token=${token}`,
});

type Subscriber = Pick<SubscriberEntity, 'email' | 'token' | 'language'>;

/** Asks whether the address wants the newsletter. Like every e-mail of the list it has one-click unsubscribing. */
export function confirmationEmail(
  { email, token, language: asked }: Subscriber,
  { PUBLIC_URL, MAIL_FROM }: Pick<WorkerSettings, 'PUBLIC_URL' | 'MAIL_FROM'>,
): EmailContent {
  const language = offeredLanguage(asked);
  const { confirm, unsubscribe, oneClick } = newsletterLinks(PUBLIC_URL, token, language);
  const agency = MAIL_FROM.name || MAIL_FROM.address;
  const words = confirmationWords[language]({ email, agency, unsubscribe });
  return {
    to: { name: '', email },
    subject: words.subject,
    headers: {
      'List-Unsubscribe': `<${oneClick}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    title: words.title,
    blocks: [...words.paragraphs, buttons({ label: words.button, href: confirm }), remark(words.remark)],
    language,
  };
}

/** Asks for a subscription to be confirmed, unless somebody has confirmed or left meanwhile. */
export const confirmationMessage = defineMessage<WorkerSettings>({
  kind: 'newsletter_confirmation',

  async render({ subjectId: id }, { database, settings }) {
    const subscriber = await database.manager.findOneBy(SubscriberEntity, { id, confirmedAt: IsNull() });
    return subscriber ? confirmationEmail(subscriber, settings) : undefined;
  },
});
