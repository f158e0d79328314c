import { referenceStandIn } from '@golghar/contracts';
import { site } from '../site';
import type { HindiLine } from '../types';

/** Shown after the browser submits a form itself; an unlisted page. */
export const thankYou = {
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

export const newsletterSent = {
  head: {
    title: `Check your inbox | ${site.name}`,
    description: 'We have sent you an email with a link: open it, press the button, and you are on the list.',
  },
};

export const tryAgain = {
  line: { name: 'try-again', words: 'एक बार और' } as HindiLine | undefined,
  head: {
    title: `Please send it again | ${site.name}`,
    description:
      'Your form did not go through just now. What you typed is still in your browser: go back and send it again.',
  },
  title: 'That did not go through',
  text: 'What you typed is still in your browser: press Back, wait a minute and send it again. Or just call us, or write on WhatsApp.',
};
