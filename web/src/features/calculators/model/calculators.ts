import { grouped } from '@golghar/contracts';
import { type Audience, campaignIdeas, type Goal } from '@/content/tools/campaign-ideas';
import { audiences, goals } from '@/content/tools/campaign-plan';
import {
  channels,
  type GrowthGoal,
  growthGoals,
  type IndustryKey,
  industries,
} from '@/content/tools/channel-splits';

type RoiInput = { budget: number; conversionRate: number; orderValue: number };

/** Visitors are half the budget in rupees; everything else follows, rates in per cent. A budget of 0 gives 0 %. */
export function calculateRoi({ budget, conversionRate, orderValue }: RoiInput) {
  const visitors = budget * 0.5;
  const customers = Math.round((visitors * conversionRate) / 100);
  const revenue = customers * orderValue;
  const roi = budget === 0 ? 0 : ((revenue - budget) / budget) * 100;
  return { visitors, customers, revenue, roi };
}

/** A return as displayed, without decimals; a small loss is `0%` and not `-0%`. */
export const formatRoi = (roi: number): string => `${grouped(Math.round(roi))}%`;

const between0And = (most: number, number: number): number => Math.min(most, Math.max(0, number || 0));

/** A field's text as a number; invalid or negative becomes 0, and anything above the maximum becomes the maximum. */
export const toWhole = (text: string, most: number): number => between0And(most, Number.parseInt(text, 10));
export const toDecimal = (text: string, most: number): number => between0And(most, Number.parseFloat(text));

/** Revenue × the industry's per cent × the goal's multiplier, split over the channels; each amount is rounded separately. */
export function planBudget(revenue: number, industry: IndustryKey, growth: GrowthGoal) {
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

/** Ideas, channels and duration for a combination; an unknown one falls back to retail, awareness, general. */
export function planCampaign(business: string, goal: string, audience: string) {
  const known = campaignIdeas[business]?.[goal as Goal]?.[audience as Audience];
  const fallback = campaignIdeas.retail?.awareness.general ?? [];
  const { channels: primary, timeline } = goals[known ? (goal as Goal) : 'awareness'];
  const { channels: secondary } = audiences[known ? (audience as Audience) : 'general'];
  return { ideas: known ?? fallback, primary, secondary, timeline };
}
