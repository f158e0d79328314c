import { backOfficePaths } from '../base/back-office-paths';
import { formatMoney, grouped } from '../base/money';
import { agency } from '../brand/agency';
import { serviceLabels } from '../intake/services';
import { enteredSourceLabel, noSource } from '../intake/source';
import { statusLabels } from '../leads/statuses';
import type { MonthFigures, MonthReport } from './reports';

const share = (part: number, whole: number): string =>
  whole > 0 ? `${Math.round((part / whole) * 100)} %` : '–';
const rupees = (amount: number): string => (amount > 0 ? formatMoney(amount) : '–');

/** Business minutes in a table: `38 min`, `1.5 h`, and a dash for none. */
export function formatMinutes(value: number | null): string {
  if (value === null) return '–';
  return value < 60 ? `${Math.round(value)} min` : `${(value / 60).toFixed(1)} h`;
}

const answered = { answer: 'given' };

/** The figures of each month on the page and in the mail, with the filter that shows the leads behind each. */
export const monthColumns: readonly {
  name: string;
  text: (figures: MonthFigures) => string;
  filter?: Record<string, string>;
}[] = [
  { name: 'Leads', text: ({ leads }) => grouped(leads) },
  {
    name: 'Answered in time',
    text: ({ kept, promised }) => share(kept, promised),
    filter: { answer: 'in_time' },
  },
  { name: 'Late', text: ({ kept, promised }) => grouped(promised - kept), filter: { answer: 'late' } },
  {
    name: 'First contact, median',
    text: ({ medianMinutes }) => formatMinutes(medianMinutes),
    filter: answered,
  },
  { name: '90 % within', text: ({ p90Minutes }) => formatMinutes(p90Minutes), filter: answered },
  { name: statusLabels.delivered, text: ({ won }) => grouped(won), filter: { status: 'delivered' } },
  { name: statusLabels.lost, text: ({ lost }) => grouped(lost), filter: { status: 'lost' } },
  {
    name: `${statusLabels.delivered} of decided`,
    text: ({ won, lost }) => share(won, won + lost),
    filter: { status: 'decided' },
  },
  {
    name: `${statusLabels.delivered} in ${agency.currency}`,
    text: ({ wonValue }) => rupees(wonValue),
    filter: { status: 'delivered' },
  },
];

type Compared = { now: MonthFigures; before: MonthFigures };

/** A row with the filter that shows its leads. */
export type MonthRow = Compared & { name: string; filter: Record<string, string> };

export type MonthPart = { caption: string; first: string; rows: MonthRow[] };

/** @param tell the filter's value of a row, and its label */
const partOf = <Row extends Compared>(
  [caption, first]: [caption: string, first: string],
  filter: string,
  rows: readonly Row[],
  tell: (row: Row) => [value: string, name: string],
): MonthPart => ({
  caption,
  first,
  rows: rows.map((row) => {
    const [value, name] = tell(row);
    return { name, filter: { [filter]: value }, now: row.now, before: row.before };
  }),
});

/** The tables of a month: the total, then each breakdown of the leads. */
export const monthParts = ({ total, sources, choices, services, owners }: MonthReport): MonthPart[] => [
  { caption: 'All together', first: 'Total', rows: [{ name: 'All leads', filter: {}, ...total }] },
  partOf(['By source', 'Source, by what led here last'], 'source', sources, ({ source }) => [
    source ?? noSource,
    source ? enteredSourceLabel(source) : 'Not known',
  ]),
  partOf(['By package or calculator', 'Chosen before writing'], 'choice', choices, ({ choice }) => [
    choice,
    choice,
  ]),
  partOf(['By service', 'Service'], 'service', services, ({ service }) => [service, serviceLabels[service]]),
  partOf(['By person', 'Owner'], 'owner', owners, ({ owner }) => [
    owner?.id ?? 'none',
    owner?.name ?? 'Nobody',
  ]),
];

const nameFormat = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** A month in words: November 2026 for `2026-11`. */
export const monthName = (month: string): string => nameFormat.format(new Date(`${month}-01`));

/** A month in three sentences that can be read out. */
export function monthSentences({ month, monthBefore, total: { now, before }, sources }: MonthReport) {
  const more = now.leads - before.leads;
  const against =
    more === 0 ? 'as many as' : `${grouped(Math.abs(more))} ${more > 0 ? 'more' : 'fewer'} than`;
  const soon =
    now.medianMinutes === null ? '' : `; the median first contact took ${formatMinutes(now.medianMinutes)}`;
  const [best] = sources.filter(({ source }) => source !== null);
  return [
    `${monthName(month)} brought ${grouped(now.leads)} ${now.leads === 1 ? 'lead' : 'leads'}, ${against} ${monthName(monthBefore)}.`,
    now.promised === 0
      ? 'No answer was due.'
      : `${grouped(now.kept)} of ${grouped(now.promised)} promised answers came in time${soon}.`,
    `${grouped(now.won)} ${now.won === 1 ? 'is' : 'are'} ${statusLabels.delivered}${now.wonValue > 0 ? `, worth ${rupees(now.wonValue)},` : ''} and ${grouped(now.lost)} ${statusLabels.lost}${best?.source && best.now.leads > 0 ? `; most came from ${enteredSourceLabel(best.source)}` : ''}.`,
  ];
}

/** First and last day of a month, `2026-11`. */
function daysOf(month: string): { from: string; to: string } {
  const [year = 0, monthNumber = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** Address of the leads behind a figure of a month. */
export function monthLeadsPath(month: string, filter: Record<string, string>): string {
  const query = Object.entries({ ...filter, ...daysOf(month) });
  return `${backOfficePaths.leads}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
