import * as z from 'zod/mini';
import { formatMoney, grouped } from '../base/money';
import { orNull, typedLine } from '../base/text';

type Kind = 'money' | 'percent' | 'count' | 'text';
type Fields = Record<string, readonly [label: string, kind: Kind]>;

/** The site's calculators: the inputs and results of each, in the order in which they are shown. */
export const calculators = {
  roi: {
    label: 'ROI calculator',
    inputs: {
      budget: ['Monthly budget', 'money'],
      conversionRate: ['Conversion rate', 'percent'],
      orderValue: ['Average order value', 'money'],
    },
    results: {
      roi: ['ROI', 'percent'],
      visitors: ['Visitors', 'count'],
      customers: ['Customers', 'count'],
      revenue: ['Revenue', 'money'],
    },
  },
  budget: {
    label: 'Budget planner',
    inputs: {
      revenue: ['Monthly revenue', 'money'],
      industry: ['Industry', 'text'],
      growth: ['Growth goal', 'text'],
    },
    results: {
      total: ['Monthly budget', 'money'],
      social: ['Social media', 'money'],
      search: ['Search', 'money'],
      display: ['Display', 'money'],
      content: ['Content', 'money'],
      email: ['Email', 'money'],
      other: ['Other', 'money'],
    },
  },
  campaign: {
    label: 'Campaign planner',
    inputs: {
      business: ['Business type', 'text'],
      goal: ['Goal', 'text'],
      audience: ['Audience', 'text'],
    },
    results: { channels: ['Channels', 'text'], timeline: ['Timeline', 'text'] },
  },
} as const satisfies Record<string, { label: string; inputs: Fields; results: Fields }>;

export type Calculator = keyof typeof calculators;

const calculatorNames = Object.keys(calculators) as [Calculator, ...Calculator[]];

const words = typedLine(1, 100, 'One line of up to 100 characters');
const amount = z.number().check(z.minimum(-1e15), z.maximum(1e15));

const valuesOf = (fields: Fields) =>
  z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, [, kind]]) => [name, kind === 'text' ? words : amount]),
    ) as Record<string, typeof words | typeof amount>,
  );

type Values = Record<string, string | number>;

export type Calculation = { calculator: Calculator; inputs: Values; results: Values };

const calculationSchema: z.ZodMiniType<Calculation> = z.union(
  calculatorNames.map((calculator) =>
    z.object({
      calculator: z.literal(calculator),
      inputs: valuesOf(calculators[calculator].inputs),
      results: valuesOf(calculators[calculator].results),
    }),
  ),
);

/** What a visitor chose before writing: a package, the result of a calculator, or both. */
export const selectedOfferSchema = z.object({
  package: z.nullable(words),
  calculation: z.nullable(calculationSchema),
});

export type SelectedOffer = z.infer<typeof selectedOfferSchema>;

/** As the site sends it with an enquiry; invalid parts are left out. */
export const newSelectedOfferSchema = z.object({
  package: z._default(orNull(words), null),
  calculation: z._default(orNull(calculationSchema), null),
});

/** The single name of a choice, for filters and reports: the package, otherwise the calculator, in lower case. */
export function offerName({ package: chosen, calculation }: SelectedOffer): string | null {
  return (chosen ?? (calculation && calculators[calculation.calculator].label))?.toLowerCase() ?? null;
}

const say: Record<Kind, (value: string | number) => string> = {
  money: (value) => formatMoney(Number(value)),
  percent: (value) => `${value.toLocaleString('en-IN')}%`,
  count: (value) => grouped(Number(value)),
  text: String,
};

const told = (fields: Fields, values: Values): string =>
  Object.entries(fields)
    .flatMap(([name, [label, kind]]) => {
      const value = values[name];
      return value === undefined ? [] : [`${label} ${say[kind](value)}`];
    })
    .join(', ');

export const calculationWords = ({ calculator, inputs, results }: Calculation) => ({
  calculator: calculators[calculator].label,
  inputs: told(calculators[calculator].inputs, inputs),
  results: told(calculators[calculator].results, results),
});

type Fact = { label: string; value: string };

export function offerFacts({ package: chosen, calculation }: SelectedOffer): Fact[] {
  const facts = chosen ? [{ label: 'Package', value: chosen }] : [];
  if (!calculation) return facts;
  const { calculator, inputs, results } = calculationWords(calculation);
  return [...facts, { label: calculator, value: [inputs, results].filter(Boolean).join('. Result: ') }];
}
