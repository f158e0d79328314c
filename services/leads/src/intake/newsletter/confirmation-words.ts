import type { Language } from '@golghar/contracts';

type Names = { email: string; agency: string; unsubscribe: string };

/** What the e-mail says that asks whether an address wants the newsletter. */
export const confirmationWords: Record<
  Language,
  (names: Names) => { subject: string; title: string; paragraphs: string[]; button: string; remark: string }
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
