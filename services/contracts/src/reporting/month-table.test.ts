import { monthSentences } from './month-table';
import type { MonthFigures, MonthReport } from './reports';

const none: MonthFigures = {
  leads: 0,
  promised: 0,
  kept: 0,
  medianMinutes: null,
  p90Minutes: null,
  won: 0,
  lost: 0,
  wonValue: 0,
};

const report = (now: Partial<MonthFigures>, before: Partial<MonthFigures> = {}): MonthReport => ({
  month: '2026-11',
  monthBefore: '2026-10',
  total: { now: { ...none, ...now }, before: { ...none, ...before } },
  sources: [
    { source: null, now: { ...none, leads: 9 }, before: none },
    { source: 'google', now: { ...none, leads: now.leads ?? 0 }, before: none },
  ],
  choices: [],
  services: [],
  owners: [],
});

it('tells a month in three sentences', () => {
  const now = { leads: 1200, promised: 40, kept: 36, medianMinutes: 38, won: 9, lost: 12, wonValue: 420_000 };
  expect(monthSentences(report(now, { leads: 1208 }))).toEqual([
    'November 2026 brought 1,200 leads, 8 fewer than October 2026.',
    '36 of 40 promised answers came in time; the median first contact took 38 min.',
    '9 are Closed, worth ₹4,20,000, and 12 Not Interested; most came from google.',
  ]);
});

it('tells a month with little, and one with nothing', () => {
  expect(monthSentences(report({ leads: 1, promised: 1, won: 1 }))).toEqual([
    'November 2026 brought 1 lead, 1 more than October 2026.',
    '0 of 1 promised answers came in time.',
    '1 is Closed and 0 Not Interested; most came from google.',
  ]);
  expect(monthSentences(report({}))).toEqual([
    'November 2026 brought 0 leads, as many as October 2026.',
    'No answer was due.',
    '0 are Closed and 0 Not Interested.',
  ]);
});
