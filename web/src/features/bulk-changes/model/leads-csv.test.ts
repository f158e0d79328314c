import type { Submission } from '@golghar/contracts';
import Papa from 'papaparse';
import { csvFileName } from '@/lib/csv';
import { makeLead } from '../../../../../infra/test/support/lead';
import { leadsCsvHead, leadsCsvRows } from './leads-csv';

const toCsv = (leads: readonly Submission[]) => leadsCsvHead() + leadsCsvRows(leads);

const lead = (changes: Partial<Submission> = {}) => makeLead({ status: 'delivered', ...changes });

const body = (changes: Partial<Submission>) =>
  toCsv([lead(changes)])
    .split('\r\n')
    .slice(1)
    .join('\r\n');

describe('the CSV of leads', () => {
  it('has a byte-order mark, the nine columns in their order, and ISO times', () => {
    expect(toCsv([lead()])).toBe(
      '\ufeffID,Name,Email,Phone,Service,Message,Status,Submitted At,Updated At\r\n' +
        '019a0000-0000-7000-8000-000000000001,Asha Kumari,asha@shop.example,+91 98350 00000,seo,Call me,delivered,2026-11-21T06:12:00.000Z,2026-11-21T07:00:00.000Z\r\n',
    );
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(body({ message: 'He said "yes",\nthen left' })).toContain('"He said ""yes"",\nthen left"');
  });

  it.each(['=1+1', '+cmd', '-2', '@SUM(A1)', '\tx', '\rx'])('makes %j inert, whatever it is', (text) => {
    const [row] = Papa.parse<string[]>(body({ name: text, email: text, message: text }), {
      delimiter: ',',
    }).data;
    expect([row?.[1], row?.[2], row?.[5]]).toEqual(Array(3).fill(`'${text}`));
  });

  it.each(['=HYPERLINK("http://evil.example")', '@SUM(1+1)', "-2+3+cmd|' /C calc'!A0"])(
    'makes %j inert in the column of phone numbers',
    (phone) => {
      const [row] = Papa.parse<string[]>(body({ phone })).data;
      expect(row?.[3]).toBe(`'${phone}`);
    },
  );

  it('leaves Hindi and emoji as they are', () => {
    expect(body({ name: 'आशा 🙏' })).toContain('आशा 🙏');
  });
});

describe('csvFileName', () => {
  it("is by the agency's day", () => {
    expect(csvFileName('submissions', new Date('2026-11-20T20:00:00Z'))).toBe('submissions-2026-11-21.csv');
  });
});
