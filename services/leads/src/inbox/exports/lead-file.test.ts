import { makeLead } from '../../../../../infra/test/support/lead';
import { cells, headings, lineOf } from './lead-file';

const lead = makeLead({
  name: '=HYPERLINK("evil")',
  service: 'paid_ads',
  message: 'He said "yes",\nthen left',
  status: 'delivered',
  tags: ['VIP', '-1+1'],
  submittedAt: '2026-11-20T19:30:00.000Z',
  dueAt: '2026-11-21T08:30:00.000Z',
  owner: { id: '019a0000-0000-7000-8000-000000000002', name: 'Amit Raj' },
  nextStep: { at: '2026-11-24T05:30:00.000Z', text: '=call' },
  source: {
    landingPage: '/seo',
    referrer: 'google.com',
    utm: { source: 'Google', medium: 'cpc', campaign: 'chhath', term: null, content: null },
    first: {
      landingPage: '/pricing',
      referrer: 'm.facebook.com',
      utm: { source: null, medium: null, campaign: 'reels', term: null, content: null },
    },
  },
  choice: {
    package: 'Growth, quarterly',
    calculation: {
      calculator: 'roi',
      inputs: { budget: 50_000, conversionRate: 2, orderValue: 1000 },
      results: { roi: 900, visitors: 25_000, customers: 500, revenue: 500_000 },
    },
  },
  value: 45_000,
  expectedMonth: '2026-12',
  outcomeReason: 'Liked the logo',
});

describe('a file of leads', () => {
  it('has labels and the local time in every column', () => {
    const row = Object.fromEntries(cells(lead).map((cell, index) => [headings[index], cell]));
    expect(row).toMatchObject({
      Reference: 'GD-7K3M-9QXA',
      Received: '2026-11-21 01:00',
      Name: '=HYPERLINK("evil")',
      Email: 'asha@shop.example',
      Phone: '+91 98350 00000',
      City: '',
      Service: 'Paid Ads',
      Message: 'He said "yes",\nthen left',
      Status: 'Closed',
      Tags: 'VIP, -1+1',
      'Answer due': '2026-11-21 14:00',
      'First contact': '',
      'Last change': '2026-11-21 12:30',
      Owner: 'Amit Raj',
      'Next step': '=call',
      'Next step at': '2026-11-24 11:00',
      Value: '45000',
      'Expected month': '2026-12',
      Reason: 'Liked the logo',
      Source: 'google',
      Campaign: 'chhath',
      Medium: 'cpc',
      'Landing page': '/seo',
      'First source': 'm.facebook.com',
      'First campaign': 'reels',
      'First landing page': '/pricing',
      Package: 'Growth, quarterly',
      Calculator: 'ROI calculator',
      'Calculator inputs': 'Monthly budget ₹50,000, Conversion rate 2%, Average order value ₹1,000',
      'Calculator results': 'ROI 900%, Visitors 25,000, Customers 500, Revenue ₹5,00,000',
      ID: '019a0000-0000-7000-8000-000000000001',
    });
  });

  it('quotes what has to be, and computes nothing', () => {
    const line = lineOf({ ...lead, city: '@SUM(1)' });
    expect(line).toContain('"\'=HYPERLINK(""evil"")"');
    expect(line).toContain('"He said ""yes"",\nthen left"');
    expect(line).toContain(",'@SUM(1),");
    expect(line).toContain(",'=call,");
    expect(line).toContain(',+91 98350 00000,');
    expect(line.endsWith('\r\n')).toBe(true);
  });
});
