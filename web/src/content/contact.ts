import { responseTime } from './site';

export const contact = {
  title: 'Get In Touch',
  lead: `Tell us what you sell and who should hear of it. A person reads it and calls you back ${responseTime}.`,
  labels: {
    name: 'Your name',
    email: 'Email',
    phone: 'Phone',
    city: 'City',
    service: 'What do you need?',
    message: 'Your message',
  },
  hints: {
    phone: `One call, ${responseTime}. No sales calls after that.`,
    message: 'What you sell, where, and what you would like more of.',
  },
  optional: 'optional',
  chooseService: 'Choose a service',
  consent: {
    before: 'We use what you write here to answer you and for nothing else. See our ',
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
    text: `We call back ${responseTime}. Your reference is`,
    again: 'Send another message',
  },
  failures: {
    offline: 'You seem to be offline. What you wrote is kept here: send it when you are connected again.',
    limited:
      'Several messages came from your network just now. Please wait {seconds} seconds and send it again.',
    notLoaded: 'The form could not be loaded. Please load the page again, or call us:',
    other: 'Your message did not go through. What you wrote is kept here: please try again, or call us.',
  },
  noScript: 'This form needs JavaScript. Please call or write to us instead:',
  details: {
    title: 'Talk to us',
    phone: 'Phone',
    email: 'Email',
    address: 'Office',
    hours: 'Business hours',
    closed: 'Closed',
  },
};
