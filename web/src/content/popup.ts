import { startupOffer, startupPrices } from './startup-offer';

export const popup = {
  /** Milliseconds from the first load of the session. */
  delay: 10_000,
  storageKey: 'popupShown',
  /** Says all that the offer says: it does not come there. */
  offerPage: '/startup-plan',
  title: `Your website for ${startupPrices.full}`,
  text: `Up to ${startupOffer.maxPages} pages, written and designed in Patna, live in ${startupOffer.delivery}.`,
  picture: `A shop front with its website on a phone: ${startupPrices.full}, live in ${startupOffer.delivery}`,
  book: `Book Now - Pay ${startupPrices.advance} Advance`,
  dismiss: "No thanks, I'll continue browsing",
};
