import { agency } from '@golghar/contracts';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Money as this site writes it: `₹14,999`, `₹100,000`. The one place to change the grouping. */
export const formatRupees = (amount: number): string => `${agency.currency}${grouped.format(amount)}`;
