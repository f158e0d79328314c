import { type Source, sourceName } from '@golghar/contracts';

const colleague = (place: number) => `00000000-0000-4000-8000-00000000000${place}`;

/** Who works the generated leads, by how many of them; the first, whose id is not known here, is the one who asks. */
const team = [
  { name: 'Admin', id: null, share: 6 },
  { name: 'Amit Kumar', id: colleague(1), share: 5 },
  { name: 'Priya Sinha', id: colleague(2), share: 4 },
  { name: 'Rakesh Jha', id: colleague(3), share: 3 },
  { name: 'Nikhat Parveen', id: colleague(4), share: 2 },
  { name: 'Deepak Verma', id: colleague(5), share: 1 },
];

export const steps = [
  'Call about the quote',
  'Send two layouts',
  'Ask for the logo file',
  'Meet at the shop',
  'Remind of the advance',
];

const from = (
  share: number,
  landingPage: string,
  referrer: string | null,
  source: string | null = null,
  medium: string | null = null,
  campaign: string | null = null,
): { share: number; source: Source } => ({
  share,
  source: { landingPage, referrer, utm: { source, medium, campaign, term: null, content: null } },
});

const sources = [
  from(8, '/', 'www.google.com'),
  from(5, '/services', 'www.google.com', 'google', 'cpc', 'websites-patna'),
  from(3, '/pricing', null),
  from(2, '/hi', 'm.facebook.com', 'facebook', 'paid', 'chhath'),
  from(1, '/portfolio', 'l.instagram.com', 'instagram', 'story', 'before-after'),
  from(1, '/hi/startup-plan', 'www.justdial.com'),
];

/** Each as often as its share says, so that a chance of 0 to 1 picks among them. */
const spread = <Item extends { share: number }, Value>(
  items: Item[],
  value: (item: Item) => Value,
): Value[] => items.flatMap((item) => Array.from({ length: item.share }, () => value(item)));

export const sourceList = spread(sources, ({ source }) => JSON.stringify(source));
export const sourceNames = spread(sources, ({ source }) => sourceName(source));
export const ownerNames = spread(team, ({ name }) => name);
export const ownerIds = (me: string): string[] => spread(team, ({ id }) => id ?? me);
