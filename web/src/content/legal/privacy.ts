import { site } from '../site';
import type { LegalText } from './types';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  updated: '21 November 2026',
  intro: `This page says what ${site.name} learns about you on this website, why, for how long, and how to have it deleted.`,
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      text: [
        `${site.name}, ${site.address.street}, ${site.address.city} ${site.address.postcode}, ${site.address.region}. Write to ${site.email} about anything on this page.`,
      ],
    },
    {
      id: 'enquiries',
      title: 'When you write to us',
      text: [
        'The contact form takes your name, e-mail address, phone number, your city if you give it, the service you ask about and your message. We use them to answer you, and for nothing else.',
        'With them comes how you found us: the page of ours that you opened first, the name of the site whose link led you here and, if it was an advertisement of ours, its name. We count by it which advertisements work. So does the time for which the form was open: a message that was written in no time is usually a program’s, and waits until one of us has looked at it.',
        'They are stored on our own server and sent by e-mail to the members of our staff who answer enquiries. Nobody else gets them.',
      ],
      list: [
        'An enquiry that led to no work is deleted when you ask, or when we no longer need it to follow up.',
        'A deleted enquiry can be restored by our staff for 30 days; after that it is erased together with all notes about it.',
      ],
    },
    {
      id: 'visits',
      title: 'When you only look around',
      text: [
        'We set no cookies for visitors and use no tracking from other companies. The number of visitors in the footer is counted without keeping your address: a scrambled value is formed from address and browser with a key that is thrown away every day, and the value with it.',
        'Our server writes down which pages were asked for and how long the answer took, without your address. Only when a request goes wrong, or far too many come from one place, does the note of the fault name the address.',
      ],
    },
    {
      id: 'storage',
      title: 'What your browser keeps',
      text: [
        'Until you close the window your browser remembers what you typed into the contact form, so that nothing is lost when the connection fails, the package or plan that you take along to it, which of our pages you opened first and which link led you here, that you have seen our offer, and which section a link was to take you to. This stays on your device until you send the form. If you stop what moves on our pages, your browser remembers that for your next visit, too.',
        'Members of our staff who sign in get one cookie that is needed for that and ends with the session.',
      ],
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      text: [
        'If you ask for our newsletter we store your e-mail address. One that nobody confirms is deleted after a week. Every email has a link that takes you off the list at once.',
      ],
    },
    {
      id: 'others',
      title: 'Links to others',
      text: [
        'Links to WhatsApp, social networks and the payment page lead to other companies, whose rules apply there. Nothing is sent to them before you press the link.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      text: [
        `Under the Digital Personal Data Protection Act, 2023 you may ask what we hold about you, have it corrected or erased, and withdraw your consent. Write to ${site.email}; we answer within 7 days.`,
      ],
    },
  ],
};
