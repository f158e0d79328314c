import { campaignIdeas } from '@/content/tools/campaign-ideas';
import { growthGoals, industries } from '@/content/tools/channel-splits';
import { calculateRoi, formatRoi, planBudget, planCampaign, toDecimal, toWhole } from './calculators';

/** Pseudo-random numbers of all magnitudes, the same in each run. */
const samples = Array.from({ length: 400 }, (_, index) =>
  Math.floor((Math.abs(Math.sin(index + 1)) * 10) ** (1 + (index % 8))),
);

it('calculateRoi rounds customers before it counts their money', () => {
  expect(calculateRoi({ budget: 10_010, conversionRate: 0.1, orderValue: 500 })).toMatchObject({
    customers: 5,
    revenue: 2500,
  });
});

it('calculateRoi is a number for all numbers', () => {
  for (const budget of samples)
    for (const result of Object.values(
      calculateRoi({ budget, conversionRate: budget % 11, orderValue: budget % 9000 }),
    ))
      expect(Number.isFinite(result)).toBe(true);
});

it('calculateRoi shows a return without decimals, and a small loss without a minus', () => {
  expect([1900, -0.3, 0, -12.6].map(formatRoi)).toEqual(['1,900%', '0%', '0%', '-13%']);
});

it('calculateRoi reads what is no number as 0', () => {
  expect(['12,5', '', 'x'].map((text) => toWhole(text, 100))).toEqual([12, 0, 0]);
  expect(['0.5', '-'].map((text) => toDecimal(text, 100))).toEqual([0.5, 0]);
});

it('calculateRoi reads less than nothing as 0, and not as -0', () => {
  expect(['-5000', '-0'].map((text) => toWhole(text, 100))).toEqual([0, 0]);
  expect(['-1', '-0'].map((text) => toDecimal(text, 100))).toEqual([0, 0]);
});

it('calculateRoi counts with no more than the most', () => {
  expect(['100', '101', '9'.repeat(400)].map((text) => toWhole(text, 100))).toEqual([100, 100, 100]);
  expect(['99.9', '100.1', '1e308'].map((text) => toDecimal(text, 100))).toEqual([99.9, 100, 100]);
});

it('planBudget follows the worked example: 500,000 in retail at a moderate pace', () => {
  const { total, channels: parts } = planBudget(500_000, 'retail', 'moderate');
  expect(total).toBe(20_000);
  expect(parts.map(({ amount }) => amount)).toEqual([5000, 4000, 3000, 3000, 3000, 2000]);
});

it.each([
  ['technology', 12],
  ['healthcare', 8],
  ['manufacturing', 6],
  ['education', 10],
  ['restaurant', 3],
  ['ecommerce', 15],
  ['professional', 5],
  ['other', 8],
  ['retail', 4],
] as const)('planBudget takes %s at %d per cent', (industry, percent) => {
  expect(planBudget(1_000_000, industry, 'moderate').total).toBe(percent * 10_000);
});

it('planBudget takes 0.7, 1 and 1.3 for the three goals', () => {
  expect(
    Object.keys(growthGoals).map(
      (goal) => planBudget(1_000_000, 'retail', goal as keyof typeof growthGoals).total,
    ),
  ).toEqual([28_000, 40_000, 52_000]);
});

it('planBudget rounds each amount by itself and leaves the total as it is', () => {
  const { total, channels: parts } = planBudget(100_030, 'restaurant', 'minimal');
  expect(total).toBe(2101);
  expect(planBudget(100_010, 'restaurant', 'minimal').total).toBe(2100);
  expect(parts.map(({ amount }) => amount)).toEqual([840, 420, 315, 210, 210, 105]);
  for (const revenue of samples)
    for (const industry of Object.keys(industries) as (keyof typeof industries)[]) {
      const plan = planBudget(revenue, industry, 'aggressive');
      for (const { share, amount } of plan.channels)
        expect(amount).toBe(Math.round((plan.total * share) / 100));
    }
});

it('planCampaign names the channels and the time of the goal and the audience', () => {
  expect(planCampaign('restaurant', 'conversion', 'youth')).toMatchObject({
    primary: ['Google Ads', 'Facebook Ads', 'Email Marketing'],
    secondary: ['TikTok', 'Instagram Stories', 'Snapchat'],
    timeline: '1-2 months, with 1 week of preparation',
    ideas: campaignIdeas.restaurant?.conversion.youth,
  });
  expect(planCampaign('retail', 'retention', 'professional')).toMatchObject({
    primary: ['Email Marketing', 'SMS', 'WhatsApp Business'],
    secondary: ['LinkedIn', 'Twitter', 'Industry Publications'],
    timeline: 'Ongoing, in 3-6 month cycles',
  });
});

it('planCampaign falls back to retail, awareness, general', () => {
  const fallback = planCampaign('retail', 'awareness', 'general');
  for (const unknown of [
    planCampaign('circus', 'awareness', 'general'),
    planCampaign('retail', 'fame', 'general'),
    planCampaign('retail', 'awareness', 'martians'),
  ])
    expect(unknown).toEqual(fallback);
  expect(fallback.ideas).toEqual(campaignIdeas.retail?.awareness.general);
});
