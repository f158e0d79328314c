import { agency, formatMoney } from '@golghar/contracts';
import { firstChoices, revenueRange, roiRanges } from '@/content/tools/calculator-ranges';
import { audiences, businessTypes, goals } from '@/content/tools/campaign-plan';
import {
  type Channel,
  channelLabels,
  type GrowthGoal,
  growthGoals,
  type IndustryKey,
  industries,
} from '@/content/tools/channel-splits';
import { resources } from '@/content/tools/resources';
import { useHydrationMarker } from '@/lib/hooks/use-browser-state';
import { Tabs } from '@/ui/tabs';
import { calculateRoi, formatRoi, planBudget, planCampaign, toDecimal, toWhole } from '../model/calculators';
import { Calculator } from './calculator';

const { tabs: names, title, roi, budget, campaign } = resources.tools;

const rupees = { read: toWhole, say: formatMoney, unit: agency.currency };

const RoiCalculator = () => (
  <Calculator
    words={roi}
    amounts={{
      budget: { label: roi.budget, range: roiRanges.budget, ...rupees },
      conversionRate: {
        label: `${roi.conversion} (%)`,
        range: roiRanges.conversionRate,
        read: toDecimal,
        say: (rate) => `${rate} per cent`,
      },
      orderValue: { label: roi.orderValue, range: roiRanges.orderValue, ...rupees },
    }}
    choices={{}}
    resultOf={(inputs) => {
      const { budget: spent, conversionRate, orderValue } = inputs;
      const result = calculateRoi(inputs);
      const visitors = Math.round(result.visitors);
      const percent = formatRoi(result.roi);
      const rows = [
        [roi.results.visitors, visitors.toLocaleString('en-IN')],
        [roi.results.customers, result.customers.toLocaleString('en-IN')],
        [roi.results.revenue, formatMoney(result.revenue)],
      ];
      const spoken = `${roi.results.roi} ${percent}, ${rows.map((row) => row.join(' ')).join(', ')}`;
      return {
        title: roi.results.roi,
        spoken,
        plan: `${roi.name}: ${roi.budget} ${formatMoney(spent)}, ${roi.conversion} ${conversionRate}%, ${roi.orderValue} ${formatMoney(orderValue)}. ${spoken}.`,
        calculation: {
          calculator: 'roi',
          inputs,
          results: { ...result, visitors, roi: Math.round(result.roi) },
        },
        shown: (
          <>
            <p data-testid="roi" className="tabular font-display text-h1 leading-none font-extrabold">
              {percent}
            </p>
            <dl className="mt-6">
              {rows.map(([label, value]) => (
                <div key={label} className="flex justify-between gap-4 border-t border-hairline py-3">
                  <dt>{label}</dt>
                  <dd className="tabular font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </>
        ),
      };
    }}
  />
);

/** Colours of the bar's segments, also distinguishable by lightness. */
const channelColours: Record<Channel, string> = {
  social: 'var(--brand-neel)',
  search: 'var(--brand-haldi)',
  display: 'var(--brand-alta)',
  content: '#8fd3b0',
  email: 'var(--brand-patta)',
  other: '#959db4',
};

const growthLabels = Object.fromEntries(
  Object.entries(growthGoals).map(([key, { label, growth }]) => [
    key,
    `${label} (${growth} ${budget.yearly})`,
  ]),
) as Record<GrowthGoal, string>;

const BudgetPlanner = () => (
  <Calculator
    words={budget}
    amounts={{ revenue: { label: budget.revenue, range: revenueRange, ...rupees } }}
    choices={{
      industry: {
        label: budget.industry,
        first: firstChoices.industry,
        options: industries as Record<IndustryKey, { label: string }>,
      },
      growth: { label: budget.growth, first: firstChoices.growth, options: growthLabels },
    }}
    resultOf={({ revenue }, chosen) => {
      const { total, channels } = planBudget(revenue, chosen.industry, chosen.growth);
      const [industry, growth] = [industries[chosen.industry].label, growthLabels[chosen.growth]];
      const spoken = `${budget.result} ${formatMoney(total)}`;
      const parts = channels.map(({ channel, amount }) => `${channelLabels[channel]} ${formatMoney(amount)}`);
      return {
        title: budget.result,
        spoken,
        plan: `${budget.result}: ${formatMoney(total)} (${budget.revenue} ${formatMoney(revenue)}, ${industry}, ${growth}). ${parts.join(', ')}.`,
        calculation: {
          calculator: 'budget',
          inputs: { revenue, industry, growth },
          results: { total, ...Object.fromEntries(channels.map(({ channel, amount }) => [channel, amount])) },
        },
        shown: (
          <>
            <p data-testid="budget" className="tabular font-display text-h1 leading-none font-extrabold">
              {formatMoney(total)}
            </p>
            <div aria-hidden className="mt-6 flex h-8 border border-ink">
              {channels.map(({ channel, share }) => (
                <span key={channel} style={{ width: `${share}%`, background: channelColours[channel] }} />
              ))}
            </div>
            <table className="data-table tabular mt-3">
              <thead>
                <tr>
                  {budget.table.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {channels.map(({ channel, share, amount }) => (
                  <tr key={channel}>
                    <th scope="row">
                      <span
                        aria-hidden
                        className="mr-2 inline-block size-3 border border-ink"
                        style={{ background: channelColours[channel] }}
                      />
                      {channelLabels[channel]}
                    </th>
                    <td>{share}%</td>
                    <td>{formatMoney(amount)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </>
        ),
      };
    }}
  />
);

const CampaignPlanner = () => (
  <Calculator
    words={campaign}
    amounts={{}}
    choices={{
      business: { label: campaign.business, first: firstChoices.business, options: businessTypes },
      goal: { label: campaign.goal, first: firstChoices.goal, options: goals },
      audience: { label: campaign.audience, first: firstChoices.audience, options: audiences },
    }}
    resultOf={(_, chosen) => {
      const { ideas, primary, secondary, timeline } = planCampaign(
        chosen.business,
        chosen.goal,
        chosen.audience,
      );
      const inputs = {
        business: businessTypes[chosen.business],
        goal: goals[chosen.goal].label,
        audience: audiences[chosen.audience].label,
      };
      const channels = primary.join(', ');
      return {
        title: campaign.ideas,
        spoken: ideas.join('. '),
        plan: `${campaign.ideas} (${Object.values(inputs).join(', ')}): ${ideas.join(' ')} ${campaign.primary}: ${channels}.`,
        calculation: { calculator: 'campaign', inputs, results: { channels, timeline } },
        shown: (
          <>
            <ol className="grid gap-4">
              {ideas.map((idea, index) => (
                <li key={idea} className="grid grid-cols-[2.2rem_1fr]">
                  <span aria-hidden className="font-display text-20 font-extrabold text-accent">
                    {index + 1}
                  </span>
                  {idea}
                </li>
              ))}
            </ol>
            <dl className="mt-6">
              {[
                [campaign.primary, channels],
                [campaign.secondary, secondary.join(', ')],
                [campaign.timeline, timeline],
              ].map(([label, value]) => (
                <div key={label} className="border-t border-hairline py-3">
                  <dt className="text-15 text-ink-3">{label}</dt>
                  <dd className="font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          </>
        ),
      };
    }}
  />
);

const tabs = [
  { value: 'roi', label: names.roi, content: <RoiCalculator /> },
  { value: 'budget', label: names.budget, content: <BudgetPlanner /> },
  { value: 'campaign', label: names.campaign, content: <CampaignPlanner /> },
];

export default function Calculators() {
  return (
    <div {...useHydrationMarker()}>
      <Tabs label={title} defaultValue="roi" tabs={tabs} isTight />
    </div>
  );
}
