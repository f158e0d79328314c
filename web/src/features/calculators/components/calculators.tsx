import { agency, formatMoney, grouped } from '@golghar/contracts';
import { firstChoices, revenueRange, roiRanges } from '@/content/tools/calculator-ranges';
import { audiences, businessTypes, goals } from '@/content/tools/campaign-plan';
import {
  channelColours,
  channelLabels,
  type GrowthGoal,
  growthGoals,
  industries,
} from '@/content/tools/channel-splits';
import { resources } from '@/content/tools/resources';
import { useHydrationMarker } from '@/lib/hooks/use-browser-state';
import { Table } from '@/ui/table';
import { Tabs } from '@/ui/tabs';
import { calculateRoi, formatRoi, planBudget, planCampaign, toDecimal, toWhole } from '../model/calculators';
import { Calculator, useAmount, useChoice } from './calculator';

const { tabs: names, title, roi, budget, campaign, perCent: ofHundred } = resources.tools;

const rupees = { read: toWhole, say: formatMoney, unit: agency.currency };
const perCent = { read: toDecimal, say: (rate: number) => `${rate} ${ofHundred}` };

function RoiCalculator() {
  const [spent, budgetField] = useAmount(roi.budget, roiRanges.budget, rupees);
  const [conversionRate, rateField] = useAmount(`${roi.conversion} (%)`, roiRanges.conversionRate, perCent);
  const [orderValue, valueField] = useAmount(roi.orderValue, roiRanges.orderValue, rupees);
  const inputs = { budget: spent, conversionRate, orderValue };
  const result = calculateRoi(inputs);
  const visitors = Math.round(result.visitors);
  const percent = formatRoi(result.roi);
  const rows = [
    [roi.results.visitors, grouped(visitors)],
    [roi.results.customers, grouped(result.customers)],
    [roi.results.revenue, formatMoney(result.revenue)],
  ];
  const spoken = `${roi.results.roi} ${percent}, ${rows.map((row) => row.join(' ')).join(', ')}`;
  return (
    <Calculator
      words={roi}
      fields={[budgetField, rateField, valueField]}
      title={roi.results.roi}
      spoken={spoken}
      plan={`${roi.name}: ${roi.budget} ${formatMoney(spent)}, ${roi.conversion} ${conversionRate}%, ${roi.orderValue} ${formatMoney(orderValue)}. ${spoken}.`}
      calculation={{
        calculator: 'roi',
        inputs,
        results: { ...result, visitors, roi: Math.round(result.roi) },
      }}
    >
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
    </Calculator>
  );
}

const growthLabels = Object.fromEntries(
  Object.entries(growthGoals).map(([key, { label, growth }]) => [
    key,
    `${label} (${growth} ${budget.yearly})`,
  ]),
) as Record<GrowthGoal, string>;

function BudgetPlanner() {
  const [revenue, revenueField] = useAmount(budget.revenue, revenueRange, rupees);
  const [industryKey, industryField] = useChoice(budget.industry, firstChoices.industry, industries);
  const [growthKey, growthField] = useChoice(budget.growth, firstChoices.growth, growthLabels);
  const { total, channels } = planBudget(revenue, industryKey, growthKey);
  const [industry, growth] = [industries[industryKey].label, growthLabels[growthKey]];
  const parts = channels.map(({ channel, amount }) => `${channelLabels[channel]} ${formatMoney(amount)}`);
  return (
    <Calculator
      words={budget}
      fields={[revenueField, industryField, growthField]}
      title={budget.result}
      spoken={`${budget.result} ${formatMoney(total)}`}
      plan={`${budget.result}: ${formatMoney(total)} (${budget.revenue} ${formatMoney(revenue)}, ${industry}, ${growth}). ${parts.join(', ')}.`}
      calculation={{
        calculator: 'budget',
        inputs: { revenue, industry, growth },
        results: { total, ...Object.fromEntries(channels.map(({ channel, amount }) => [channel, amount])) },
      }}
    >
      <p data-testid="budget" className="tabular font-display text-h1 leading-none font-extrabold">
        {formatMoney(total)}
      </p>
      <div aria-hidden className="mt-6 flex h-8 border border-ink">
        {channels.map(({ channel, share }) => (
          <span key={channel} style={{ width: `${share}%`, background: channelColours[channel] }} />
        ))}
      </div>
      <Table columns={budget.table} className="data-table tabular mt-3">
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
      </Table>
    </Calculator>
  );
}

function CampaignPlanner() {
  const [business, businessField] = useChoice(campaign.business, firstChoices.business, businessTypes);
  const [goal, goalField] = useChoice(campaign.goal, firstChoices.goal, goals);
  const [audience, audienceField] = useChoice(campaign.audience, firstChoices.audience, audiences);
  const { ideas, primary, secondary, timeline } = planCampaign(business, goal, audience);
  const inputs = {
    business: businessTypes[business],
    goal: goals[goal].label,
    audience: audiences[audience].label,
  };
  const channels = primary.join(', ');
  return (
    <Calculator
      words={campaign}
      fields={[businessField, goalField, audienceField]}
      title={campaign.ideas}
      spoken={ideas.join('. ')}
      plan={`${campaign.ideas} (${Object.values(inputs).join(', ')}): ${ideas.join(' ')} ${campaign.primary}: ${channels}.`}
      calculation={{ calculator: 'campaign', inputs, results: { channels, timeline } }}
    >
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
    </Calculator>
  );
}

const tabs = [
  { value: 'roi', label: names.roi, content: <RoiCalculator /> },
  { value: 'budget', label: names.budget, content: <BudgetPlanner /> },
  { value: 'campaign', label: names.campaign, content: <CampaignPlanner /> },
];

export default function Calculators() {
  return (
    <div {...useHydrationMarker()}>
      <Tabs label={title} tabs={tabs} isTight />
    </div>
  );
}
