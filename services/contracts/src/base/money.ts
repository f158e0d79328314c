import { agency } from '../brand/agency';

/** A whole number, grouped as in India: `1,50,000`. Not by `Intl`, which takes a phone 100 ms to load. */
export const grouped = (count: number): string => count.toFixed().replace(/\d(?=(\d\d)+\d$)/g, '$&,');

/** A whole sum in the agency's currency: `₹14,999`, `₹1,50,000`. */
export const formatMoney = (amount: number): string => `${agency.currency}${grouped(amount)}`;
