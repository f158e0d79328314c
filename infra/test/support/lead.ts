import { leadValues, type Submission } from '@golghar/contracts';

/** A lead as lists show it, of which nothing optional is known. */
export const makeLead = (changes: Partial<Submission> = {}): Submission => ({
  id: '019a0000-0000-7000-8000-000000000001',
  reference: 'GD-7K3M-9QXA',
  ...leadValues({
    name: 'Asha Kumari',
    email: 'asha@shop.example',
    phone: '+91 98350 00000',
    service: 'seo',
    message: 'Call me',
  }),
  status: 'new',
  tags: [],
  submittedAt: '2026-11-21T06:12:00.000Z',
  updatedAt: '2026-11-21T07:00:00.000Z',
  dueAt: null,
  contactedAt: null,
  owner: null,
  nextStep: null,
  source: null,
  choice: null,
  value: null,
  expectedMonth: null,
  outcomeReason: null,
  person: { id: '019a0000-0000-7000-8000-000000000003', enquiries: 1 },
  history: null,
  version: 1,
  ...changes,
});
