import { agency, links, place, promiseHours } from '@golghar/contracts';
import { officeHours } from './office-hours';

/** How the agency presents itself to visitors; its name, numbers and links are in services/contracts/src/brand. */
export const site = {
  name: agency.fullName,
  phone: agency.phone,
  whatsapp: agency.whatsapp,
  email: agency.email,
  address: place,
  social: {
    facebook: links.facebook,
    instagram: links.instagram,
    linkedin: links.linkedin,
  },
  paymentLink: links.payment,
  // The home page says 10+ years of experience and founded in 2020, and 5 years elsewhere: keep the one that is true of your
  // agency.
  founded: 2020,
} as const;

/** The number in the format of `tel:` links. */
export const phoneHref = `tel:${site.phone.replace(/[^\d+]/g, '')}`;

/** Opens a chat with a prefilled first line. */
const chat = (greeting: string) =>
  site.whatsapp && `https://wa.me/${site.whatsapp}?text=${encodeURIComponent(greeting)}`;

export const whatsappHref = chat('Hello, I would like to talk about marketing for my business.');

/** The same in Hindi; its words are drawn (web/art/pictures/hindi.ts). */
export const hindiChat = {
  href: chat('नमस्ते, मुझे अपने व्यवसाय की मार्केटिंग के बारे में बात करनी है।'),
  words: 'हिन्दी में बात करें',
};

export const postalAddress = [
  site.address.street,
  `${site.address.city} ${site.address.postcode}`,
  site.address.region,
].filter(Boolean);

/** The hours as used in a sentence. */
export const openingHours = officeHours
  .filter(({ opens }) => opens)
  .map(({ days, opens, closes }) => `${days} ${opens}-${closes}`)
  .join(' and ');

/** How soon a person responds. */
export const responseTime = `within ${promiseHours} business hours`;
