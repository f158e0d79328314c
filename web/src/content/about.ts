import { responseTime, site } from './site';
import type { Testimonial } from './types';

export const about = {
  // The counters say 5 years, the stats strip says 10+: the owner should keep one of the three.
  title: 'Who We Are',
  story: [
    `${site.name} was founded in ${site.founded} by two people who had sold advertising space in Patna for years and were tired of seeing shops pay for posters that nobody counted.`,
    'We started with a sweet shop in Kankarbagh and a builder in Danapur. Today we plan, write, design and run marketing for businesses from Muzaffarpur to Gaya, and every client still has one person to call.',
  ],
  strengthsTitle: 'What you can hold us to',
  strengths: [
    `A call back ${responseTime}`,
    'One monthly report in plain words, with what it cost and what it brought',
    'Copy in Hindi, English and the Hinglish that your customers really type',
    'Photos and films made in your shop, never bought from a stock site',
    'Your domain, your ad account and your page stay in your name',
    'No long lock-in on advertising spend: you can pause it any day',
  ],
  valuesTitle: 'Our values',
  values: [
    { title: 'Integrity', text: 'We tell you when an idea will not pay, before you pay for it.' },
    { title: 'Growth-Focus', text: 'Calls, orders and walk-ins count. Likes are only on the way there.' },
    { title: 'Innovation', text: 'We try the new thing on our own account first, then on yours.' },
    { title: 'Local Insight', text: 'We know what Chhath does to a sales week and when the litchis leave.' },
  ],
  testimonial: {
    content:
      'They sat in my shop for a whole Saturday before they wrote one line. The page now sounds like me, and the phone rings in the slow months too.',
    author: 'Rekha Devi',
    title: 'Owner, Rekha Sweets, Kankarbagh',
    industry: 'Sweets & snacks',
    portrait: 'scarf',
  } satisfies Testimonial,
};
