import { place } from '@golghar/contracts';
import { responseTime, site } from '../site';
import type { Colleague, Testimonial } from '../types';

export const about = {
  // The counters say 5 years, the stats strip says 10+: the owner should keep one of the three.
  title: 'Who We Are',
  story: [
    `${site.name} was founded in ${site.founded} by two people who had sold advertising space in ${place.city} for years and were tired of watching shops pay for posters nobody measured.`,
    'We started with a sweet shop in Kankarbagh and a builder in Danapur. Today we plan, write, design and run marketing from Muzaffarpur to Gaya, and every client still has one person to call.',
  ],
  strengthsTitle: 'What you can hold us to',
  strengths: [
    `A call back ${responseTime}`,
    'One monthly report in plain words: what it cost, what it brought',
    'Copy in Hindi, English and the Hinglish your customers actually type',
    'Photos and films shot in your shop, never stock pictures',
    'Your domain, your ad account and your page stay in your name',
    'No lock-in on ad spend: pause it any day',
  ],
  valuesTitle: 'Our values',
  values: [
    { title: 'Integrity', text: 'If an idea will not pay off, we say so before you pay for it.' },
    { title: 'Growth-Focus', text: 'Calls, orders and walk-ins count. Likes are only a step on the way.' },
    { title: 'Innovation', text: 'We try new things on our own account first, then on yours.' },
    {
      title: 'Local Insight',
      text: 'We know what Chhath does to a week’s sales and when litchi season ends.',
    },
  ],
  teamTitle: `Seven people, all in ${place.city}`,
  team: [
    { name: 'Meera Sinha', work: 'founded it; asks the first questions', portrait: 'meera' },
    { name: 'Arvind Kumar', work: 'founded it; picks up your calls', portrait: 'arvind' },
    { name: 'Nusrat Jahan', work: 'writes in Hindi, Urdu and English', portrait: 'nusrat' },
    { name: 'Rohit Raj', work: 'builds websites', portrait: 'rohit' },
    { name: 'Priya Kumari', work: 'draws logos and posts', portrait: 'priya' },
    { name: 'Sandeep Paswan', work: 'takes photos and shoots films', portrait: 'sandeep' },
    { name: 'Anjali Verma', work: 'runs ads and counts what they bring', portrait: 'anjali' },
  ] as Colleague[],
  testimonial: {
    content:
      'They sat in my shop for a whole Saturday before they wrote a single line. The page now sounds like me, and the phone rings in the slow months too.',
    author: 'Rekha Devi',
    title: 'Owner, Rekha Sweets, Kankarbagh',
    industry: 'Sweets & snacks',
    portrait: 'scarf',
  } as Testimonial | undefined,
};
