import {
  type Channel,
  channels,
  type GrowthGoal,
  growthGoals,
  type IndustryKey,
  industries,
} from '@/content/channel-splits';

export type BudgetPlan = { total: number; channels: { channel: Channel; share: number; amount: number }[] };

/**
 * Shares a sum out by per cent in whole rupees that add up to it: each part is rounded down, and what is left goes,
 * a rupee each, to those that lost most by it (largest remainder).
 */
export function shareOut(total: number, shares: readonly number[]): number[] {
  const exact = shares.map((share) => (total * share) / 100);
  const parts = exact.map(Math.floor);
  const missing = total - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest);
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** Revenue × the industry's per cent × the goal's multiplier, split over the channels to the rupee. */
export function planBudget(revenue: number, industry: IndustryKey, growth: GrowthGoal): BudgetPlan {
  const { percent, split } = industries[industry];
  const total = Math.round((revenue * percent * growthGoals[growth].multiplier) / 100);
  const amounts = shareOut(total, split);
  return {
    total,
    channels: channels.map((channel, index) => ({
      channel,
      share: split[index] ?? 0,
      amount: amounts[index] ?? 0,
    })),
  };
}
