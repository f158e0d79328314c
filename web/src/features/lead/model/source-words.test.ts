import { describeTouch } from '../components/lead-facts';

const noUtm = { source: null, medium: null, campaign: null, term: null, content: null };

it('tells the campaign and the page to which it led', () => {
  const utm = { ...noUtm, source: 'google', medium: 'cpc', campaign: 'chhath', term: 'sweets patna' };
  expect(describeTouch({ landingPage: '/pricing', referrer: 'google.com', utm })).toBe(
    'cpc · chhath · “sweets patna” · landed on /pricing',
  );
  expect(describeTouch({ landingPage: null, referrer: null, utm: noUtm })).toBe('');
});
