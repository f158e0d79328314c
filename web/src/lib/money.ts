const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Rupees as this site writes them: `₹14,999`, `₹100,000`. The one place to change the grouping. */
export const formatRupees = (amount: number): string => `₹${grouped.format(amount)}`;
