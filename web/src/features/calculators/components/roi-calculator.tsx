import { agency, formatMoney } from '@golghar/contracts';
import { useState } from 'react';
import { roiRanges } from '@/content/tools/calculator-ranges';
import { resources } from '@/content/tools/resources';
import { SliderField } from '@/ui/form/slider-field';
import { calculateRoi, formatRoi, toDecimal, toWhole } from '../model/calculators';
import { CalculatorFrame } from './calculator-frame';

const { roi: words, most: mostText } = resources.tools;
const { budget: budgets, conversionRate: rates, orderValue: orders } = roiRanges;
const defaults = {
  budget: String(budgets.initial),
  conversion: String(rates.initial),
  orderValue: String(orders.initial),
};

export function RoiCalculator() {
  const [values, setValues] = useState(defaults);
  const set = (name: keyof typeof defaults) => (value: string) =>
    setValues((current) => ({ ...current, [name]: value }));
  const budget = toWhole(values.budget, budgets.most);
  const conversionRate = toDecimal(values.conversion, rates.most);
  const orderValue = toWhole(values.orderValue, orders.most);
  const { roi, visitors, customers, revenue } = calculateRoi({ budget, conversionRate, orderValue });
  const percent = formatRoi(roi);
  const rows = [
    [words.results.visitors, Math.round(visitors).toLocaleString('en-IN')],
    [words.results.customers, customers.toLocaleString('en-IN')],
    [words.results.revenue, formatMoney(revenue)],
  ];
  return (
    <CalculatorFrame
      intro={words.intro}
      button={words.button}
      placeholder={words.placeholder}
      title={words.results.roi}
      spoken={`${words.results.roi} ${percent}, ${rows.map((row) => row.join(' ')).join(', ')}`}
      plan={[
        `${words.name}: ${words.budget} ${formatMoney(budget)}, ${words.conversion} ${conversionRate}%, ${words.orderValue} ${formatMoney(orderValue)}.`,
        `${words.results.roi} ${percent}, ${rows.map((row) => row.join(' ')).join(', ')}.`,
      ].join(' ')}
      calculation={{
        calculator: 'roi',
        inputs: { budget, conversionRate, orderValue },
        results: { roi: Math.round(roi), visitors: Math.round(visitors), customers, revenue },
      }}
      inputs={
        <>
          <SliderField
            label={words.budget}
            value={values.budget}
            amount={budget}
            onChange={set('budget')}
            {...budgets}
            mostText={mostText}
            unit={agency.currency}
            say={formatMoney}
          />
          <SliderField
            label={`${words.conversion} (%)`}
            value={values.conversion}
            amount={conversionRate}
            onChange={set('conversion')}
            {...rates}
            mostText={mostText}
            say={(rate) => `${rate} per cent`}
          />
          <SliderField
            label={words.orderValue}
            value={values.orderValue}
            amount={orderValue}
            onChange={set('orderValue')}
            {...orders}
            mostText={mostText}
            unit={agency.currency}
            say={formatMoney}
          />
        </>
      }
      result={
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
      }
    />
  );
}
