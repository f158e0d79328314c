import type { Submission } from '@golghar/contracts';
import Papa from 'papaparse';
import { csvFileName } from '@/lib/csv';
import { makeLead } from '../../../../../infra/test/support/lead';
import { leadsCsvHead, leadsCsvRows } from './leads-csv';

const toCsv = (leads: readonly Submission[]) => leadsCsvHead() + leadsCsvRows(leads);

const lead = (changes: Partial<Submission> = {}) => makeLead({ status: 'delivered', ...changes });

describe('the CSV of leads', () => {
  it('has a byte-order mark, the nine columns in their order, and ISO times', () => {
    expect(toCsv([lead()])).toBe(
      '\ufeffID,Name,Email,Phone,Service,Message,Status,Submitted At,Updated At\r\n' +
        '019a0000-0000-7000-8000-000000000001,Asha Kumari,asha@shop.example,+91 98350 00000,seo,Call me,delivered,2026-11-21T06:12:00.000Z,2026-11-21T07:00:00.000Z\r\n',
    );
  });

  it('makes text and telephone numbers inert, each by its own rule', () => {
    const csv = toCsv([lead({ email: '=1+1', phone: "-2+3+cmd|' /C calc'!A0" })]);
    expect(Papa.parse<string[]>(csv).data[1]?.slice(2, 4)).toEqual(["'=1+1", "'-2+3+cmd|' /C calc'!A0"]);
  });
});

it('csvFileName is by the agency’s day', () => {
  expect(csvFileName('submissions', new Date('2026-11-20T20:00:00Z'))).toBe('submissions-2026-11-21.csv');
});
