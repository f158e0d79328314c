import { agency, formatMoney } from '@golghar/contracts';
import { useState } from 'react';
import { firstChoices, revenueRange } from '@/content/tools/calculator-ranges';
import {
  type Channel,
  channelLabels,
  type GrowthGoal,
  growthGoals,
  type IndustryKey,
  industries,
} from '@/content/tools/channel-splits';
import { resources } from '@/content/tools/resources';
import { SelectField } from '@/ui/form/select-field';
import { SliderField } from '@/ui/form/slider-field';
import { planBudget, toWhole } from '../model/calculators';
import { CalculatorFrame } from './calculator-frame';

const { budget: words, most: mostText } = resources.tools;

const industryLabels = Object.fromEntries(
  Object.entries(industries).map(([key, { label }]) => [key, label]),
) as Record<IndustryKey, string>;
const growthLabels = Object.fromEntries(
  Object.entries(growthGoals).map(([key, { label, growth }]) => [
    key,
    `${label} (${growth} ${words.yearly})`,
  ]),
) as Record<GrowthGoal, string>;

/** Dyes of the bar's parts, told apart by lightness too. */
const channelColours: Record<Channel, string> = {
  social: 'var(--brand-neel)',
  search: 'var(--brand-haldi)',
  display: 'var(--brand-alta)',
  content: '#8fd3b0',
  email: 'var(--brand-patta)',
  other: '#959db4',
};

export function BudgetPlanner() {
  const [revenue, setRevenue] = useState(String(revenueRange.initial));
  const [industry, setIndustry] = useState<IndustryKey>(firstChoices.industry);
  const [growth, setGrowth] = useState<GrowthGoal>(firstChoices.growth);
  const monthly = toWhole(revenue, revenueRange.most);
  const { total, channels } = planBudget(monthly, industry, growth);
  return (
    <CalculatorFrame
      intro={words.intro}
      button={words.button}
      placeholder={words.placeholder}
      title={words.result}
      spoken={`${words.result} ${formatMoney(total)}`}
      plan={`${words.result}: ${formatMoney(total)} (${words.revenue} ${formatMoney(monthly)}, ${industryLabels[industry]}, ${growthLabels[growth]}). ${channels.map(({ channel, amount }) => `${channelLabels[channel]} ${formatMoney(amount)}`).join(', ')}.`}
      calculation={{
        calculator: 'budget',
        inputs: {
          revenue: monthly,
          industry: industryLabels[industry],
          growth: growthLabels[growth],
        },
        results: { total, ...Object.fromEntries(channels.map(({ channel, amount }) => [channel, amount])) },
      }}
      inputs={
        <>
          <SliderField
            label={words.revenue}
            value={revenue}
            amount={monthly}
            onChange={setRevenue}
            {...revenueRange}
            mostText={mostText}
            unit={agency.currency}
            say={formatMoney}
          />
          <SelectField
            label={words.industry}
            value={industry}
            options={industryLabels}
            onChange={setIndustry}
          />
          <SelectField label={words.growth} value={growth} options={growthLabels} onChange={setGrowth} />
        </>
      }
      result={
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
                {words.table.map((column) => (
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
      }
    />
  );
}
