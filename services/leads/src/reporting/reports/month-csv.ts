import { csvLine, inertCell, type MonthFigures, type MonthReport, monthParts } from '@golghar/contracts';

/** Figures as they were counted, so that a spreadsheet can go on from them. */
const figures: [head: string, name: keyof MonthFigures][] = [
  ['Leads', 'leads'],
  ['Promises due', 'promised'],
  ['Promises kept', 'kept'],
  ['Median minutes to first contact', 'medianMinutes'],
  ['90 % within minutes', 'p90Minutes'],
  ['Won', 'won'],
  ['Lost', 'lost'],
  ['Won in rupees', 'wonValue'],
];

const cell = (value: string | number | null): string =>
  typeof value === 'string' ? inertCell(value) : String(value ?? '');

/** A month as a CSV file, with a byte-order mark so that a spreadsheet reads Hindi. */
export function monthCsv(report: MonthReport): string {
  const heads = figures.map(([head]) => head);
  const lines = [
    ['Part', 'Name', ...heads, ...heads.map((head) => `${head} (month before)`)],
    ...monthParts(report).flatMap(({ caption, rows }) =>
      rows.map(({ name, now, before }) => [
        caption,
        name,
        ...[now, before].flatMap((month) => figures.map(([, figure]) => month[figure])),
      ]),
    ),
  ];
  return `\ufeff${lines.map((line) => csvLine(line.map(cell))).join('')}`;
}
