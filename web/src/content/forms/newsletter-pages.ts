import { newsletterPaths } from '@golghar/contracts';
import { site } from '../site';
import type { HindiLine } from '../types';

/** Drawn above the title of all pages about the newsletter. */
export const newsletterLine: HindiLine = { name: 'newsletter', words: 'महीने की एक चिट्ठी' };

const failures = {
  other: "The site isn't responding. Please try again in a minute.",
  offline: 'You seem to be offline. Please try again when you are connected.',
};

/** The two pages that links in our e-mails open. They are not listed: only those links lead to them. */
export const newsletterPages = {
  [newsletterPaths.confirm]: {
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

export type NewsletterPage = (typeof newsletterPages)[keyof typeof newsletterPages];
