import { type Audience, campaignIdeas, type Goal } from '@/content/tools/campaign-ideas';
import { audiences, goals } from '@/content/tools/campaign-plan';

export type CampaignPlan = {
  ideas: readonly string[];
  primary: string[];
  secondary: string[];
  timeline: string;
};

/** Ideas, channels and time for a combination; an unknown one falls back to retail, awareness, general. */
export function planCampaign(business: string, goal: string, audience: string): CampaignPlan {
  const known = campaignIdeas[business]?.[goal as Goal]?.[audience as Audience];
  const fallback = campaignIdeas.retail?.awareness.general ?? [];
  const { channels: primary, timeline } = goals[known ? (goal as Goal) : 'awareness'];
  const { channels: secondary } = audiences[known ? (audience as Audience) : 'general'];
  return { ideas: known ?? fallback, primary, secondary, timeline };
}
