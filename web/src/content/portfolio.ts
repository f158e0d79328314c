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

type Entry = [
  id: string,
  title: string,
  category: string,
  description: string,
  results: string[],
  more?: Partial<Project>,
];

/** An external project has a site of its own; this repository only has a concept of it (web/concepts). */
const project = ([id, title, category, description, results, more]: Entry): Project => ({
  id,
  title,
  category,
  description,
  image: id,
  results,
  link: more?.external ? `/concepts/${id}` : '',
  featured: false,
  external: false,
  ...more,
});

export const portfolio = {
  line: { name: 'portfolio', words: 'काम ख़ुद बोलता है' },
  picture: { name: 'portfolio', height: 640 },
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
    picture: (title: string) => `Home page of ${title}`,
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
  projects: (
    [
      [
        'wishluv-buildcon',
        'Wishluv Buildcon',
        'Real Estate',
        'Flats in Danapur, with a film of each floor and a callback in one tap.',
        ['120+ leads in 45 days'],
        { featured: true, link: '/case-studies/wishluv-buildcon' },
      ],
      [
        'biryani-mahal',
        'Biryani Mahal',
        'Restaurant',
        'A menu that opens in a second and takes the order without an app.',
        ['Online orders up 200%'],
        { featured: true, link: '/case-studies/biryani-mahal' },
      ],
      [
        'the-helping-hand',
        'The Helping Hand',
        'Non-profit',
        'What a donation does, in rupees and names, and a form of two fields.',
        ['Donations up 150%'],
        { featured: true, link: '/case-studies/the-helping-hand' },
      ],
      [
        'taxmitra',
        'TaxMitra Associates',
        'Tax Consultancy',
        'Due dates, documents to bring and an appointment, for people who fear all three.',
        ['Appointments booked online'],
        { featured: true, external: true },
      ],
      [
        'kankarbagh-dental',
        'Kankarbagh Dental Care',
        'Healthcare',
        'Two clinics, five dentists and honest prices before you sit down.',
        ['Booking at any hour'],
        { external: true },
      ],
      [
        'patliputra-constructions',
        'Patliputra Constructions',
        'Construction',
        'Thirty years of bridges and schools, sorted by district.',
        ['Tender papers in one place'],
        { external: true },
      ],
      [
        'magadh-business-services',
        'Magadh Business Services',
        'Business Services',
        'Registration, GST and payroll explained in the order you need them.',
        ['Fewer phone calls, more forms'],
        { external: true },
      ],
      [
        'sachchi-rai',
        'Sachchi Rai',
        'Review Platform',
        'Reviews of local shops by people who can show the bill.',
        ['Reviews with proof'],
      ],
      [
        'sikki-and-sutra',
        'Sikki & Sutra',
        'E-Commerce',
        'Golden grass baskets from Madhubani, each with the name of the woman who wove it.',
        ['Orders from eleven states'],
        { external: true },
      ],
      [
        'mandi-bhav',
        'Mandi Bhav',
        'Web Application',
        "This morning's prices from nine markets, on one screen that works on 2G.",
        ['Prices by seven in the morning'],
      ],
      [
        'jyotish-darpan',
        'Jyotish Darpan',
        'Astrology & Spirituality',
        'A calendar of festivals and a pandit who calls back.',
        ['Consultations by appointment'],
      ],
      [
        'gyan-ganga-classes',
        'Gyan Ganga Classes',
        'Education',
        'Timetables, toppers and a test that shows where you stand.',
        ['Admissions at night'],
        { external: true },
      ],
      [
        'barauni-bearings',
        'Barauni Bearings',
        'Industrial',
        'Four thousand part numbers, searchable from the workshop floor.',
        ['Quotes in an hour'],
        { external: true },
      ],
      [
        'litchi-express',
        'Litchi Express',
        'E-Commerce',
        'Muzaffarpur litchis, picked at four, in Delhi by the next noon.',
        ['Sold out in nine days'],
        { external: true },
      ],
      [
        'swasthya-sathi',
        'Swasthya Sathi',
        'Healthcare',
        'Medicines and reminders for parents whose children live far away.',
        ['In the making'],
        { underDevelopment: true },
      ],
      [
        'ghar-khoj',
        'Ghar Khoj',
        'Real Estate',
        'Rooms to rent near coaching centres, seen by us before you see them.',
        ['In the making'],
        { underDevelopment: true },
      ],
    ] as Entry[]
  ).map(project),
};
