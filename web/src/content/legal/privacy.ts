import { site } from '../site';
import type { LegalText } from './types';
import { legalWords } from './words';

export const privacy: LegalText = {
  title: 'Privacy Policy',
  updated: '23 November 2026',
  picture: { name: 'privacy-policy', height: 568 },
  words: legalWords,
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
        'The contact form takes your name, email address, phone number, your city if you give it, the service you ask about and your message. We use them to answer you, and for nothing else.',
        'With it we store how you found us, the first time and the last: the page of ours that you opened, the name of the site whose link led you here and, if it was one of our ads, which one. That tells us which ads work. A package or a calculation that you take along is stored too. We also store how long the form was open: a message written in no time usually comes from a program, and waits until one of us has looked at it.',
        'They are stored on our own server and sent by email to the members of our staff who answer enquiries. Nobody else gets them. You get one email that says by when we call. So that nobody has it sent to strangers in numbers, a scrambled value stands for the address that a message came from, for a day; the address itself is not kept.',
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
        'Our server logs which pages were requested and how long each answer took, without your address. The address is logged only when a request fails, or when far too many come from one place.',
      ],
    },
    {
      id: 'storage',
      title: 'What your browser keeps',
      text: [
        'Until you close the window, your browser remembers what you typed into the contact form, so that nothing is lost if the connection fails; the package or plan you chose to send with it; which of our pages you opened first and which link led you here; that you have seen our offer; and which section a link was taking you to. All of this stays on your device until you send the form. If you pause the motion on our pages, your browser remembers that for your next visit, too.',
        'Staff who sign in get one cookie, which keeps them signed in and ends with the session.',
      ],
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      text: [
        'If you ask for our newsletter, we store your email address. If you do not confirm it within a week, we delete it. Every email has a link that takes you off the list at once.',
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
