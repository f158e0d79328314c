import { site } from './site';

export type Project = {
  id: string;
  title: string;
  category: string;
  description: string;
  image: string;
  results: string[];
  link: string;
  featured: boolean;
  external: boolean;
  underDevelopment?: boolean;
};

const project = (
  id: string,
  title: string,
  category: string,
  description: string,
  results: string[],
  more: Partial<Project> = {},
): Project => ({
  id,
  title,
  category,
  description,
  image: id,
  results,
  link: '',
  featured: false,
  external: false,
  ...more,
});

/** A site of its own; what this repository can show of it is a concept (web/concepts). */
const concept = (id: string) => ({ link: `/concepts/${id}`, external: true });

export const portfolio = {
  line: { name: 'portfolio', words: 'काम ख़ुद बोलता है' },
  title: 'Our Portfolio',
  lead: `Sixteen websites and shops, planned, written and designed as concepts by ${site.name}.`,
  badges: ['16 Projects', 'Multiple Industries', 'Full-Stack Solutions'],
  featuredTitle: 'Featured Case Studies',
  allTitle: 'Complete Portfolio',
  allLead:
    'Each site that opens here is our own concept, not the one of a business: look around in it, nothing can be bought or sent there.',
  labels: {
    featured: 'Featured',
    recent: 'Recent Project',
    visitWebsite: 'Visit Website',
    readCase: 'View Case Study',
    visitSite: 'Visit Site',
    details: 'View Details',
    comingSoon: 'Coming Soon',
    underDevelopment: 'Under Development',
  },
  links: {
    more: { label: 'View More Projects & Get Started', href: '/#contact' },
    consultation: { label: 'Get Free Consultation', href: '/#contact' },
    services: { label: 'View Our Services', href: '/services' },
  },
  closing: {
    title: 'Yours could be the seventeenth',
    text: 'Tell us what you sell and we will show you a project from your trade.',
  },
  projects: [
    project(
      'wishluv-buildcon',
      'Wishluv Buildcon',
      'Real Estate',
      'Flats in Danapur, with a film of each floor and a callback in one tap.',
      ['120+ leads in 45 days'],
      { featured: true, link: '/case-studies/wishluv-buildcon' },
    ),
    project(
      'biryani-mahal',
      'Biryani Mahal',
      'Restaurant',
      'A menu that opens in a second and takes the order without an app.',
      ['Online orders up 200%'],
      { featured: true, link: '/case-studies/biryani-mahal' },
    ),
    project(
      'the-helping-hand',
      'The Helping Hand',
      'Non-profit',
      'What a donation does, in rupees and names, and a form of two fields.',
      ['Donations up 150%'],
      { featured: true, link: '/case-studies/the-helping-hand' },
    ),
    project(
      'taxmitra',
      'TaxMitra Associates',
      'Tax Consultancy',
      'Due dates, documents to bring and an appointment, for people who fear all three.',
      ['Appointments booked online'],
      { featured: true, ...concept('taxmitra') },
    ),
    project(
      'kankarbagh-dental',
      'Kankarbagh Dental Care',
      'Healthcare',
      'Two clinics, five dentists and honest prices before you sit down.',
      ['Booking at any hour'],
      concept('kankarbagh-dental'),
    ),
    project(
      'patliputra-constructions',
      'Patliputra Constructions',
      'Construction',
      'Thirty years of bridges and schools, sorted by district.',
      ['Tender papers in one place'],
      concept('patliputra-constructions'),
    ),
    project(
      'magadh-business-services',
      'Magadh Business Services',
      'Business Services',
      'Registration, GST and payroll explained in the order you need them.',
      ['Fewer phone calls, more forms'],
      concept('magadh-business-services'),
    ),
    project(
      'sachchi-rai',
      'Sachchi Rai',
      'Review Platform',
      'Reviews of local shops by people who can show the bill.',
      ['Reviews with proof'],
    ),
    project(
      'sikki-and-sutra',
      'Sikki & Sutra',
      'E-Commerce',
      'Golden grass baskets from Madhubani, each with the name of the woman who wove it.',
      ['Orders from eleven states'],
      concept('sikki-and-sutra'),
    ),
    project(
      'mandi-bhav',
      'Mandi Bhav',
      'Web Application',
      "This morning's prices from nine markets, on one screen that works on 2G.",
      ['Prices by seven in the morning'],
    ),
    project(
      'jyotish-darpan',
      'Jyotish Darpan',
      'Astrology & Spirituality',
      'A calendar of festivals and a pandit who calls back.',
      ['Consultations by appointment'],
    ),
    project(
      'gyan-ganga-classes',
      'Gyan Ganga Classes',
      'Education',
      'Timetables, toppers and a test that shows where you stand.',
      ['Admissions at night'],
      concept('gyan-ganga-classes'),
    ),
    project(
      'barauni-bearings',
      'Barauni Bearings',
      'Industrial',
      'Four thousand part numbers, searchable from the workshop floor.',
      ['Quotes in an hour'],
      concept('barauni-bearings'),
    ),
    project(
      'litchi-express',
      'Litchi Express',
      'E-Commerce',
      'Muzaffarpur litchis, picked at four, in Delhi by the next noon.',
      ['Sold out in nine days'],
      concept('litchi-express'),
    ),
    project(
      'swasthya-sathi',
      'Swasthya Sathi',
      'Healthcare',
      'Medicines and reminders for parents whose children live far away.',
      ['In the making'],
      { underDevelopment: true },
    ),
    project(
      'ghar-khoj',
      'Ghar Khoj',
      'Real Estate',
      'Rooms to rent near coaching centres, seen by us before you see them.',
      ['In the making'],
      { underDevelopment: true },
    ),
  ] as Project[],
};
