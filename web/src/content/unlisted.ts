import { newsletterPaths, newsletterSentPath, referenceStandIn, thankYouPath } from '@golghar/contracts';
import { site } from './site';
import type { HindiLine } from './types';

export type UnlistedHead = { title: string; description: string; picture?: string };

/** Drawn above the title of all pages about the newsletter. */
const newsletterLine: HindiLine = { name: 'newsletter', words: 'महीने की एक चिट्ठी' };

/** Shown after the browser submits a form itself. */
const thankYou = {
  line: { name: 'thanks', words: 'बहुत-बहुत धन्यवाद' } as HindiLine | undefined,
  head: {
    title: `Thank you | ${site.name}`,
    description:
      'Your message is with us. A real person will read it and call you back. Your reference is on this page.',
  },
  title: 'Thank you, your message is with us',
  /** Ends a sentence. */
  stop: '.',
  reference: 'Your reference is',
  /** Replaced with the reference by the gateway: the page is built before there is one. */
  standIn: referenceStandIn,
  home: { href: '/', label: 'Return to Homepage' },
};

const newsletterSent = {
  line: newsletterLine as HindiLine | undefined,
  head: {
    title: `Check your inbox | ${site.name}`,
    description: 'We have sent you an email with a link: open it, press the button, and you are on the list.',
  },
};

const tryAgain = {
  line: { name: 'try-again', words: 'एक बार और' } as HindiLine | undefined,
  head: {
    title: `Please send it again | ${site.name}`,
    description:
      'Your form did not go through just now. What you typed is still in your browser: go back and send it again.',
  },
  title: 'That did not go through',
  text: 'What you typed is still in your browser: press Back, wait a minute and send it again. Or just call us, or write on WhatsApp.',
};

const failures = {
  other: "The site isn't responding. Please try again in a minute.",
  offline: 'You seem to be offline. Please try again when you are connected.',
};

/** The two pages that links in our e-mails open. */
const newsletterPages = {
  [newsletterPaths.confirm]: {
    line: newsletterLine as HindiLine | undefined,
    failures,
    head: {
      title: `Confirm your newsletter | ${site.name}`,
      description: 'One last step: press the button and our next monthly newsletter comes to you.',
    },
    title: 'Confirm your newsletter',
    text: 'Press the button to get our next newsletter. If you did not ask for it, just close this page.',
    button: 'Yes, send it to me',
    done: { title: 'You are on the list', text: 'The next one arrives in the first week of the month.' },
    invalid: {
      title: 'This link no longer works',
      text: 'It is incomplete or more than a week old. Enter your address at the foot of this page and we will send a new one.',
    },
  },
  [newsletterPaths.unsubscribe]: {
    line: newsletterLine as HindiLine | undefined,
    failures,
    head: {
      title: `Leave the newsletter | ${site.name}`,
      description:
        'Press the button and we take your address off the list of our monthly newsletter at once.',
    },
    title: 'Leave the newsletter',
    text: 'Press the button and you are off the list straight away.',
    button: 'Take me off the list',
    done: { title: 'You are off the list', text: 'We have deleted your address. No more emails from us.' },
    invalid: {
      title: 'This link no longer works',
      text: `You may be off the list already. If emails keep coming, write to ${site.email} and we will take you off by hand.`,
    },
  },
};

export const notFoundPicture = '/og/not-found.png';

const notFound = {
  line: { name: 'not-found', words: 'रास्ता भटक गए?' } as HindiLine | undefined,
  head: {
    title: `Page Not Found | ${site.name}`,
    picture: notFoundPicture,
    description:
      'This page has moved or was never here. Go back to the homepage, or write to us and we will find it for you.',
  } as UnlistedHead,
  code: '404',
  title: 'Page Not Found',
  text: 'This fish swam to the wrong bank. The page you are looking for has moved, or was never here.',
  home: { href: '/', label: 'Return to Homepage' },
  contact: { href: '/#contact', label: 'Contact Us' },
};

/** Pages that are built but not listed, by their address in English: only forms, e-mails and mistakes lead there. */
export const unlisted = {
  [thankYouPath]: thankYou,
  '/try-again': tryAgain,
  [newsletterSentPath]: newsletterSent,
  ...newsletterPages,
  '/not-found': notFound,
};

export type Unlisted = typeof unlisted;
