import { api, type MonthPart, monthColumns, monthLeadsPath } from '@golghar/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';
import { operationQuery } from '@/lib/api/operations';
import { Table } from '@/ui/table';

/** Leads of a month and of the month before; wins of past months can still change. */
export const monthReportQuery = (month: string) =>
  operationQuery(api.monthReport, { query: { month }, placeholderData: keepPreviousData, staleTime: 60_000 });

type Props = MonthPart & { month: string; monthBefore: string };

/** Maximum rows that fit on one printed page; the screen shows all. */
const maxOnPaper = 9;

const figureLink = 'block min-h-6 no-underline hover:underline print:inline';

export function MonthTable({ caption, first, month, monthBefore, rows }: Props) {
  if (rows.length === 0) return null;
  const left = rows.length - maxOnPaper;
  return (
    <section className="break-inside-avoid">
      <h2 className="text-17 print:text-[10pt]">{caption}</h2>
      <div className="scroll-edges relative mt-1 print:mt-0">
        <Table
          columns={[first, ...monthColumns.map(({ name }) => name)]}
          className="figure-table min-w-[46rem] print:min-w-0"
        >
          {rows.map(({ name, filter, now, before }, index) => (
            <tr
              key={JSON.stringify(filter)}
              className={`align-top ${index < maxOnPaper ? '' : 'print:hidden'}`}
            >
              <th scope="row" className="w-40 wrap-anywhere print:max-w-0 print:truncate">
                {name}
              </th>
              {monthColumns.map(({ name: column, text, filter: narrower }) => (
                <td key={column} className="print:whitespace-nowrap">
                  <Link to={monthLeadsPath(month, { ...filter, ...narrower })} className={figureLink}>
                    {text(now)}
                  </Link>
                  <Link
                    to={monthLeadsPath(monthBefore, { ...filter, ...narrower })}
                    className={`${figureLink} text-ink-3 print:text-[7pt] print:before:content-['_('] print:after:content-[')']`}
                  >
                    <span className="sr-only">the month before </span>
                    {text(before)}
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </Table>
      </div>
      {left > 0 && <p className="hidden text-[8pt] print:block">… and {left} more on the screen.</p>}
    </section>
  );
}
