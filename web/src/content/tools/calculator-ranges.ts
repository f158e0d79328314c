/** A slider's range and initial value, and the maximum that the number field beside it accepts. */
export type Range = { min: number; max: number; step: number; initial: number; most: number };

/** Rupees, per cent and rupees. */
export const roiRanges = {
  budget: { min: 10_000, max: 500_000, step: 5000, initial: 50_000, most: 1_000_000_000 },
  conversionRate: { min: 0.1, max: 10, step: 0.1, initial: 2, most: 100 },
  orderValue: { min: 500, max: 10_000, step: 500, initial: 2000, most: 100_000_000 },
} satisfies Record<string, Range>;

/** Rupees a month. */
export const revenueRange: Range = {
  min: 100_000,
  max: 5_000_000,
  step: 50_000,
  initial: 500_000,
  most: 10_000_000_000,
};

/** Initial choices of the planners. */
export const firstChoices = {
  industry: 'retail',
  growth: 'moderate',
  business: 'retail',
  goal: 'awareness',
  audience: 'general',
} as const;
