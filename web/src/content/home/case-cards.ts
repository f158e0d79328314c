import type { Language } from '@golghar/contracts';
import { site } from '../site';

type CaseCard = {
  id: string;
  title: string;
  company: string;
  industry: string;
  description: string;
  figure: string;
  link: string;
  /** The case study's, if it differs from the card's. */
  language?: Language;
};

/** The links keep their old singular address, which redirects to /case-studies/. */
export const caseCards = {
  title: 'Case Studies',
  read: 'Read Case Study',
  concepts: `The sites in these stories, and all sixteen of our portfolio, are concepts by ${site.name}.`,
  more: { text: 'Want Similar Results?', label: 'Contact Us Today', href: '/#contact' },
  cards: [
    {
      id: 'wishluv-buildcon',
      title: '120+ leads in 45 days',
      company: 'Wishluv Buildcon',
      industry: 'Real Estate',
      figure: '120+',
      description:
        'A builder in Danapur with forty flats to sell and a phone that kept ringing for the wrong reasons.',
      link: '/case-study/wishluv-buildcon',
    },
    {
      id: 'biryani-mahal',
      title: 'Online orders up 200% in 3 months',
      company: 'Biryani Mahal',
      industry: 'Restaurant',
      figure: '200%',
      description: 'Full tables on Sunday, an idle kitchen on Tuesday, and a menu that nobody could find.',
      link: '/case-study/biryani-mahal',
    },
    {
      id: 'the-helping-hand',
      title: 'Donations up 150% in 6 months',
      company: 'The Helping Hand',
      industry: 'Non-profit',
      figure: '150%',
      description: 'A non-profit whose online craft shop covered the school fees, but only just.',
      link: '/case-study/the-helping-hand',
    },
  ] as CaseCard[],
};
