import { place } from '@golghar/contracts';
import { startupOffer, startupPrices } from './offer/startup-offer';

/** From the first load of the session. */
export const popupDelayMs = 10_000;

export const popupStorageKey = 'popupShown';

export const popup = {
  title: `Your website for ${startupPrices.full}`,
  text: `Up to ${startupOffer.maxPages} pages, written and designed in ${place.city}, live in ${startupOffer.delivery}.`,
  picture: `A shop front with its website on a phone: ${startupPrices.full}, live in ${startupOffer.delivery}`,
  book: `Book Now - Pay ${startupPrices.advance} Advance`,
  dismiss: "No thanks, I'll continue browsing",
  close: 'Close',
};

export type PopupWords = typeof popup;
