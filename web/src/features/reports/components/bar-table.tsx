import { grouped, type Report } from '@golghar/contracts';
import { Link } from 'react-router';
import { counted } from '@/lib/counts';
import { leadsAddress } from '../../leads-core/model/filters';

type Row = {
  name: string;
  count: number;
  /** The figure of the previous period; undefined while it is loading. */
  before: number | undefined;
  to: string;
  colour?: string;
};

/** Figures, each linking to its leads; bars are relative to the largest, with the previous period's behind. */
export function BarTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.flatMap(({ count, before = 0 }) => [count, before]));
  const width = (count: number) => ({ width: `${(count / most) * 100}%`, minWidth: count > 0 ? 2 : 0 });
  return (
    <table className="w-full border-collapse">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <tbody>
        {rows.map(({ name, count, before, to, colour = 'var(--color-link)' }) => (
          <tr key={name} className="relative border-t border-hairline hover:bg-surface">
            <th scope="row" className="pr-3 text-left font-normal whitespace-nowrap">
              <Link
                to={to}
                className="inline-flex min-h-9 items-center no-underline after:absolute after:inset-0 hover:underline"
              >
                {name}
              </Link>
            </th>
            <td className="w-full">
              <span aria-hidden className="relative block h-4">
                <span className="absolute inset-y-0 left-0 chart-before" style={width(before ?? 0)} />
                <span
                  className="chart-bar absolute inset-y-[3px] left-0"
                  style={{ ...width(count), background: colour }}
                />
              </span>
            </td>
            <td className="tabular py-1.5 pl-3 text-right whitespace-nowrap">
              {grouped(count)}
              {before !== undefined && (
                <span className="ml-1.5 text-14 text-ink-3">
                  <span className="sr-only">, before that </span>
                  <span aria-hidden>/ </span>
                  {grouped(before)}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Day = Report['days'][number];

/** Leads of one day or several; days are the agency's, inclusive. */
type Bar = { from: string; to: string; count: number };

/** From this many days on a bar is a week: more bars can't be told apart. */
const daysForWeeks = 90;
const week = 7;

/** The bars of a period; weeks end on its last day, so the first one may be shorter. */
export function barsOf(days: readonly Day[]): Bar[] {
  const size = days.length >= daysForWeeks ? week : 1;
  const bars: Bar[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end);
    const [first, last] = [part[0], part.at(-1)];
    if (first && last) bars.unshift({ from: first.day, to: last.day, count: totalOf(part) });
  }
  return bars;
}

export const totalOf = (days: readonly Pick<Day, 'count'>[]): number =>
  days.reduce((sum, { count }) => sum + count, 0);

/** Compares a total with the previous period: `4 more than in the 30 days before`. */
export function comparison(total: number, before: number, days: number): string {
  const period = `in the ${days} days before`;
  if (total === before) return `as many as ${period}`;
  return `${grouped(Math.abs(total - before))} ${total > before ? 'more' : 'fewer'} than ${period}`;
}

const format = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' });
const nameOf = (day: string) => format.format(new Date(day));

const periodOf = ({ from, to }: Bar) => (from === to ? nameOf(from) : `${nameOf(from)} to ${nameOf(to)}`);

/** With more bars there is no room for a date under each. */
const maxDates = 8;

/** Starts at the latest bars, which people look for. */
const scrollToEnd = (element: HTMLElement | null) => {
  if (element) element.scrollLeft = element.scrollWidth;
};

type ChartProps = { days: Report['days']; before: Report['days'] | undefined };

/** Leads per day or week as bars, each a link to its leads; behind each, lighter, the previous period's. */
export function LeadChart({ days, before }: ChartProps) {
  const bars = barsOf(days);
  const ghosts = before ? barsOf(before) : [];
  const most = Math.max(1, ...[...bars, ...ghosts].map(({ count }) => count));
  const total = totalOf(days);
  const step = Math.ceil(bars.length / maxDates);
  const told = (bar: Bar, index: number) => {
    const ghost = ghosts[index];
    return `${periodOf(bar)}: ${counted(bar.count, 'lead')}${ghost ? `, before that ${grouped(ghost.count)}` : ''}`;
  };
  const height = (count = 0) => `${(count / most) * 100}%`;
  return (
    <figure className="min-w-0">
      <figcaption className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">
          {bars.length === days.length ? 'Leads per day' : 'Leads per week'}
        </span>
        <span className="tabular text-ink-2">
          {counted(total, 'lead')}
          {before && `, ${comparison(total, totalOf(before), days.length)}`}
        </span>
      </figcaption>
      <div ref={scrollToEnd} className="scroll-edges relative mt-3 print:overflow-visible">
        <ol className="flex">
          {bars.map((bar, index) => (
            // The minimum target size (WCAG 2.5.8): a chart that is too wide for the screen scrolls sideways.
            <li key={bar.from} className="min-w-[24px] flex-1 print:min-w-0">
              <Link
                to={leadsAddress({ from: bar.from, to: bar.to })}
                title={told(bar, index)}
                aria-label={told(bar, index)}
                className="group flex h-40 flex-col justify-end border-b border-ink no-underline hover:bg-surface focus-visible:-outline-offset-2"
              >
                <span className="tabular text-center text-14 leading-tight">
                  {bar.count > 0 && bar.count}
                </span>
                <span className="relative mx-[12%] block h-32 shrink-0">
                  <span
                    className="absolute inset-x-0 bottom-0 chart-before"
                    style={{ height: height(ghosts[index]?.count) }}
                  />
                  <span
                    className="chart-bar absolute inset-x-[15%] bottom-0 bg-link"
                    style={{ height: height(bar.count) }}
                  />
                </span>
              </Link>
              <span aria-hidden className="tabular mt-1 block text-14 whitespace-nowrap text-ink-3">
                {index % step === 0 && nameOf(bar.from)}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}
