import type { NewReplyTemplate } from '@golghar/contracts';

/** Words that the team shares. */
export const templates: readonly NewReplyTemplate[] = [
  {
    channel: 'email',
    name: 'First answer',
    subject: 'Your enquiry {reference}',
    text: 'Dear {name},\n\nthank you for writing to us about {service}. I have read it and would like to ask three questions before I name a price. When may I call you?\n\nRegards,\n{me}',
    isShared: true,
  },
  {
    channel: 'email',
    name: 'Proposal sent',
    subject: 'Our proposal for {service}, {reference}',
    text: 'Dear {name},\n\nour proposal is attached to the mail before this one. The first page says what it costs, the second what we need from you.\n\nRegards,\n{me}',
    isShared: true,
  },
  {
    channel: 'email',
    name: 'Not reached',
    subject: 'We tried to call you, {reference}',
    text: 'Dear {name},\n\nwe called today and did not reach you. Please tell us a time that suits you, or answer this mail.\n\nRegards,\n{me}',
    isShared: true,
  },
  {
    channel: 'whatsapp',
    name: 'Missed your call',
    subject: '',
    text: 'Namaste {name}, this is {me} from Golghar. I missed you on the phone about {service}. When may I call again?',
    isShared: true,
  },
  {
    channel: 'whatsapp',
    name: 'Photos, please',
    subject: '',
    text: 'Namaste {name}, please send the photos of your shop here. Daylight is best, and nobody needs to be in them. {me}',
    isShared: true,
  },
];
