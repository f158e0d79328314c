import type { EnquiryRequest } from '@golghar/contracts';

type Unwanted = EnquiryRequest & { hoursAgo: number };

const fields = { phone: '+91 00000 00900', service: 'seo' } as const;

/** What waits in quarantine: the product itself sees what it is. */
export const spam: readonly Unwanted[] = [
  {
    ...fields,
    name: 'Ranking Expert',
    email: 'expert@rankfast.example',
    message:
      'Guaranteed #1 ranking on Google in 7 days! Visit https://rank.example/offer and https://rank.example/now',
    website: 'https://rank.example',
    elapsedMs: 900,
    hoursAgo: 5,
  },
  {
    ...fields,
    name: 'Crypto Desk',
    email: 'desk@coinfast.example',
    message:
      '<a href="https://coin.example">Double your bitcoin</a> today, earn daily from home, limited offer.',
    website: 'x',
    elapsedMs: 1100,
    hoursAgo: 45,
  },
  {
    ...fields,
    name: 'Алексей',
    email: 'aleksey@seo.example',
    message:
      'Здравствуйте! Предлагаем базы данных компаний и прогон сайта по каталогам. https://baza.example',
    website: 'да',
    elapsedMs: 700,
    hoursAgo: 130,
  },
  {
    ...fields,
    name: 'Loan Approval Team',
    email: 'approval@quickloan.example',
    message:
      'Your business loan of Rs 50 lakh is approved. Click bit.ly/approve-now to receive the amount today.',
    website: 'quickloan',
    elapsedMs: 600,
    hoursAgo: 290,
  },
];

/** What the manager deleted: neither is an enquiry. */
export const deleted: readonly Unwanted[] = [
  {
    ...fields,
    name: 'Test Test',
    email: 'test@test.example',
    message: 'Testing the form from my phone, please ignore.',
    hoursAgo: 52,
  },
  {
    ...fields,
    phone: '+91 00000 00901',
    service: 'other',
    name: 'Rohan (job)',
    email: 'rohan@jobs.example',
    message: 'Sir, I am a fresher. Is there any vacancy for a digital marketing executive? CV can be sent.',
    hoursAgo: 100,
  },
];
