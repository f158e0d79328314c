import { useState } from 'react';
import { resources } from '@/content/resources';
import { formatRupees } from '@/lib/money';
import { SliderField } from '@/ui/slider-field';
import { calculateRoi, formatRoi, toDecimal, toWhole } from '../model/roi';
import { CalculatorFrame } from './calculator-frame';

const { roi: words } = resources.tools;
const defaults = { budget: '50000', conversion: '2', orderValue: '2000' };

export function RoiCalculator() {
  const [values, setValues] = useState(defaults);
  const set = (name: keyof typeof defaults) => (value: string) =>
    setValues((current) => ({ ...current, [name]: value }));
  const budget = toWhole(values.budget);
  const conversionRate = toDecimal(values.conversion);
  const orderValue = toWhole(values.orderValue);
  const { roi, visitors, customers, revenue } = calculateRoi({ budget, conversionRate, orderValue });
  const percent = formatRoi(roi);
  const rows = [
    [words.results.visitors, Math.round(visitors).toLocaleString('en-US')],
    [words.results.customers, customers.toLocaleString('en-US')],
    [words.results.revenue, formatRupees(revenue)],
  ];
  return (
    <CalculatorFrame
      intro={words.intro}
      button={words.button}
      placeholder={words.placeholder}
      title={words.results.roi}
      spoken={`${words.results.roi} ${percent}, ${rows.map((row) => row.join(' ')).join(', ')}`}
      inputs={
        <>
          <SliderField
            label={words.budget}
            value={values.budget}
            amount={budget}
            onChange={set('budget')}
            min={10_000}
            max={500_000}
            step={5000}
            say={formatRupees}
          />
          <SliderField
            label={`${words.conversion} (%)`}
            value={values.conversion}
            amount={conversionRate}
            onChange={set('conversion')}
            min={0.1}
            max={10}
            step={0.1}
            say={(rate) => `${rate} per cent`}
          />
          <SliderField
            label={words.orderValue}
            value={values.orderValue}
            amount={orderValue}
            onChange={set('orderValue')}
            min={500}
            max={10_000}
            step={500}
            say={formatRupees}
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
