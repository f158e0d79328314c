import { agency } from './brand/agency';

/** A sum in the agency's currency, grouped as India writes numbers: `₹1,50,000`. */
export const formatMoney = (amount: number): string => `${agency.currency}${amount.toLocaleString('en-IN')}`;
