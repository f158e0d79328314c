import { enquiryLabels } from '@golghar/contracts';
import { responseTime } from './site';

/** What the form says: its script brings it along. */
export const enquiryForm = {
  labels: enquiryLabels,
  hints: {
    phone: `One call, ${responseTime}. No sales calls after that.`,
    message: 'What you sell, where, and what you would like more of.',
  },
  package: { label: 'Goes with your message:', remove: 'Remove' },
  optional: 'optional',
  chooseService: 'Choose a service',
  consent: {
    before: 'We use this only to get back to you. See our ',
    link: { href: '/privacy-policy', label: 'Privacy Policy' },
  },
  submit: 'Send Message',
  submitting: 'Sending...',
  problem: 'There is a problem',
  toasts: {
    sent: { title: 'Message Sent!', text: "We'll get back to you as soon as possible." },
    failed: { title: 'Submission Failed', text: 'Please try again later or contact us directly.' },
  },
  sent: {
    title: 'Thank you, your message is with us',
    text: 'Your reference is',
  },
  failures: {
    offline: 'You seem to be offline. What you wrote is kept here: send it when you are connected again.',
    limited:
      'Several messages came from your network just now. Please wait {seconds} seconds and send it again.',
    other: 'Your message did not go through. What you wrote is kept here: please try again, or call us.',
  },
};
