import { backOfficePaths, type MonthFigures } from '@golghar/contracts';
import { Link } from 'react-router';

const number = (count: number) => count.toLocaleString('en-IN');
const share = (part: number, whole: number) => (whole > 0 ? `${Math.round((part / whole) * 100)} %` : '–');
const rupees = (amount: number) => (amount > 0 ? `₹${number(amount)}` : '–');

function minutes(value: number | null): string {
  if (value === null) return '–';
  return value < 60 ? `${Math.round(value)} min` : `${(value / 60).toFixed(1)} h`;
}

/** What is told of each month, and the status of the leads behind it. */
const columns: { name: string; text: (figures: MonthFigures) => string; status?: string }[] = [
  { name: 'Leads', text: ({ leads }) => number(leads) },
  { name: 'Promises kept', text: ({ kept, promised }) => share(kept, promised) },
  { name: 'First contact, median', text: ({ medianMinutes }) => minutes(medianMinutes) },
  { name: '90 % within', text: ({ p90Minutes }) => minutes(p90Minutes) },
  { name: 'Won', text: ({ won }) => number(won), status: 'delivered' },
  { name: 'Lost', text: ({ lost }) => number(lost), status: 'lost' },
  { name: 'Won of decided', text: ({ won, lost }) => share(won, won + lost) },
  { name: 'Won in ₹', text: ({ wonValue }) => rupees(wonValue), status: 'delivered' },
];

/** First and last day of a month, `2026-11`. */
function daysOf(month: string): { from: string; to: string } {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

export type MonthRow = {
  key: string;
  name: string;
  /** What narrows the list of leads to this row. */
  filter: Record<string, string>;
  now: MonthFigures;
  before: MonthFigures;
};

type Props = { caption: string; first: string; month: string; rows: readonly MonthRow[] };

/** Figures of a month, each with that of the month before under it; each opens its leads. */
export function MonthTable({ caption, first, month, rows }: Props) {
  if (rows.length === 0) return null;
  const addressOf = (filter: Record<string, string>, status?: string) =>
    `${backOfficePaths.leads}?${new URLSearchParams({ ...(status && { status }), ...filter, ...daysOf(month) })}`;
  return (
    <section className="break-inside-avoid">
      <h2 className="text-17">{caption}</h2>
      <div className="relative mt-1 overflow-x-auto">
        <table className="tabular w-full min-w-[46rem] border-collapse text-14 print:min-w-0">
          <thead>
            <tr className="border-b border-ink text-left align-bottom">
              <th scope="col" className="w-40 py-1 pr-2 font-semibold">
                {first}
              </th>
              {columns.map(({ name }) => (
                <th key={name} scope="col" className="px-1 py-1 text-right font-semibold">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, filter, now, before }) => (
              <tr key={key} className="border-b border-hairline align-top">
                <th scope="row" className="py-1 pr-2 text-left font-normal wrap-anywhere">
                  {name}
                </th>
                {columns.map(({ name: column, text, status }) => (
                  <td key={column} className="px-1 py-1 text-right">
                    <Link to={addressOf(filter, status)} className="block no-underline hover:underline">
                      {text(now)}
                    </Link>
                    <span className="text-ink-3">
                      <span className="sr-only">the month before </span>
                      {text(before)}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
