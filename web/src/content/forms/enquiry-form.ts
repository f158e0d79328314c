import {
  api,
  enquiryConsent,
  enquiryLabels,
  type Language,
  type LeadField,
  type ServiceKey,
  serviceLabels,
} from '@golghar/contracts';
import { responseTime } from '../site';

/** The form's words, loaded with its script. */
export const enquiryForm = {
  language: 'en' as Language,
  /** Where a browser sends it without our script; the response is in the language of the page. */
  action: api.submitEnquiryForm.path as string,
  labels: enquiryLabels,
  services: serviceLabels as Record<ServiceKey, string>,
  /** A field's error, in the language of the page. */
  translate: (message: string) => message,
  hints: {
    phone: `One call, ${responseTime}. No sales calls after that.`,
    message: 'What you sell, where, and what you would like more of.',
  } as Partial<Record<LeadField, string>>,
  package: { label: 'Goes with your message:', remove: 'Remove' },
  optional: 'optional',
  chooseService: 'Choose a service',
  consent: enquiryConsent,
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
    /** Ends a sentence. */
    stop: '.',
  },
  failures: {
    offline: 'You seem to be offline. Everything you wrote is still here: send it when you are back online.',
    limited:
      'We have just had several messages from your network. Please wait {seconds} seconds and try again.',
    other:
      "Your message didn't go through. Everything you wrote is still here: please try again, or call us, or write on WhatsApp.",
  },
};

export type EnquiryWords = typeof enquiryForm;
