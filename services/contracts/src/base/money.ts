import { agency } from '../brand/agency';

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** A sum in the agency's currency, whole, grouped as India writes numbers: `₹14,999`, `₹1,50,000`. */
export const formatMoney = (amount: number): string => `${agency.currency}${grouped.format(amount)}`;
