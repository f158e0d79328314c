import { newsletterPaths } from '@golghar/contracts';
import { site } from './site';

/** The two pages that links in our letters open. They are in no list of pages: only their links lead there. */
export const newsletterPages = {
  [newsletterPaths.confirm]: {
    head: {
      title: `Confirm your newsletter | ${site.brand}`,
      description: 'The last step to our monthly letter: press the button, and the next one comes to you.',
    },
    title: 'Confirm your newsletter',
    text: 'Press the button to get our next newsletter. If you did not ask for it, just close this page.',
    button: 'Yes, send it to me',
    done: { title: 'You are on the list', text: 'The next one arrives in the first week of the month.' },
    invalid: {
      title: 'This link no longer works',
      text: 'It is not complete, or older than a week. Enter your address at the foot of this page and we send a new one.',
    },
  },
  [newsletterPaths.unsubscribe]: {
    head: {
      title: `Leave the newsletter | ${site.brand}`,
      description: 'Press the button and we take your address off the list of our monthly letter at once.',
    },
    title: 'Leave the newsletter',
    text: 'Press the button and you are off the list straight away.',
    button: 'Take me off the list',
    done: { title: 'You are off the list', text: 'We have deleted your address. No more emails from us.' },
    invalid: {
      title: 'This link no longer works',
      text: `You may be off the list already. If emails still come, write to ${site.email} and we take you off by hand.`,
    },
  },
} as const;

export type NewsletterPage = (typeof newsletterPages)[keyof typeof newsletterPages];
