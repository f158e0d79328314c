export type RoiInput = {
  budget: number;
  /** Per cent. */
  conversionRate: number;
  orderValue: number;
};
export type RoiResult = {
  visitors: number;
  customers: number;
  revenue: number;
  /** Per cent. */
  roi: number;
};

/** Visitors are half the budget in rupees; everything else follows. A budget of 0 gives 0 %. */
export function calculateRoi({ budget, conversionRate, orderValue }: RoiInput): RoiResult {
  const visitors = budget * 0.5;
  const customers = Math.round((visitors * conversionRate) / 100);
  const revenue = customers * orderValue;
  const roi = budget === 0 ? 0 : ((revenue - budget) / budget) * 100;
  return { visitors, customers, revenue, roi };
}

/** A return as the page shows it, without decimals; a small loss is `0%` and not `-0%`. */
export const formatRoi = (roi: number): string => `${(Math.round(roi) || 0).toLocaleString('en-IN')}%`;

const between0And = (most: number, number: number): number => Math.min(most, Math.max(0, number || 0));

/** What a field holds as a number; what is none, or less than nothing, becomes 0, and what is absurd the most. */
export const toWhole = (text: string, most: number): number => between0And(most, Number.parseInt(text, 10));
export const toDecimal = (text: string, most: number): number => between0And(most, Number.parseFloat(text));
