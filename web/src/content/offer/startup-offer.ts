import { formatMoney } from '@golghar/contracts';

/** The fixed-price startup website, in whole rupees; every page takes its numbers from here. */
export const startupOffer = {
  price: 15_000,
  advance: 2000,
  /** On top of the price, for delivery within `fastTrackHours`. */
  fastTrack: 6999,
  fastTrackHours: 72,
  maxPages: 5,
  supportDays: 30,
  delivery: '10-14 working days',
  /** The payment page accepts any amount from `advance` to this. */
  largest: 15_000,
};

/** The same amounts, formatted. */
export const startupPrices = {
  full: formatMoney(startupOffer.price),
  advance: formatMoney(startupOffer.advance),
  fastTrack: `+${formatMoney(startupOffer.fastTrack)}`,
};
