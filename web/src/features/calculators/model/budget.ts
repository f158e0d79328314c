import {
  type Channel,
  channels,
  type GrowthGoal,
  growthGoals,
  type IndustryKey,
  industries,
} from '@/content/tools/channel-splits';

export type BudgetPlan = { total: number; channels: { channel: Channel; share: number; amount: number }[] };

/** Revenue × the industry's per cent × the goal's multiplier, split over the channels; each amount is rounded by itself. */
export function planBudget(revenue: number, industry: IndustryKey, growth: GrowthGoal): BudgetPlan {
  const { percent, split } = industries[industry];
  const total = Math.round((revenue * percent * growthGoals[growth].multiplier) / 100);
  return {
    total,
    channels: channels.map((channel, index) => {
      const share = split[index] ?? 0;
      return { channel, share, amount: Math.round((total * share) / 100) };
    }),
  };
}
