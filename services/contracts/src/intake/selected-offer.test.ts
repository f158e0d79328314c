import { type Calculation, newSelectedOfferSchema, offerFacts, offerName } from './selected-offer';

const roi: Calculation = {
  calculator: 'roi',
  inputs: { budget: 50_000, conversionRate: 2.5, orderValue: 1500 },
  results: { roi: 1775, visitors: 25_000, customers: 625, revenue: 937_500 },
};

it.each([
  ['a calculator that there is not', { ...roi, calculator: 'loan' }],
  ['text for a number', { ...roi, inputs: { ...roi.inputs, budget: '50000' } }],
  ['a number that is none', { ...roi, inputs: { ...roi.inputs, budget: 1e300 } }],
  ['a result too few', { ...roi, results: { roi: 1 } }],
  ['lines', { calculator: 'campaign', inputs: { business: 'a\nb', goal: 'x', audience: 'y' }, results: {} }],
  ['nothing', 7],
])('what a visitor chose keeps its package when the calculation has %s', (_, calculation) => {
  expect(newSelectedOfferSchema.parse({ package: 'Growth', calculation })).toEqual({
    package: 'Growth',
    calculation: null,
  });
});

it('what a visitor chose loses what nobody asked for', () => {
  const inputs = { ...roi.inputs, password: 'x' };
  expect(newSelectedOfferSchema.parse({ calculation: { ...roi, inputs } }).calculation).toEqual(roi);
  expect(newSelectedOfferSchema.parse({ package: 'a'.repeat(101) }).package).toBeNull();
});

it('what a visitor chose has one name, and words for people', () => {
  const choice = { package: 'Growth, quarterly', calculation: roi };
  expect(offerName(choice)).toBe('growth, quarterly');
  expect(offerName({ ...choice, package: null })).toBe('roi calculator');
  expect(offerName({ package: null, calculation: null })).toBeNull();
  expect(offerFacts(choice)).toEqual([
    { label: 'Package', value: 'Growth, quarterly' },
    {
      label: 'ROI calculator',
      value:
        'Monthly budget ₹50,000, Conversion rate 2.5%, Average order value ₹1,500. Result: ROI 1,775%, Visitors 25,000, Customers 625, Revenue ₹9,37,500',
    },
  ]);
});
