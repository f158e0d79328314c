import { agency } from '../brand/agency';

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A whole sum in the agency's currency, grouped as in India: `₹14,999`, `₹1,50,000`. */
export const formatMoney = (amount: number): string => `${agency.currency}${grouped.format(amount)}`;
