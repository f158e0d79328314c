import { api, type MonthPart, monthColumns, monthLeadsPath } from '@golghar/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { Link } from 'react-router';
import { operationQuery } from '@/lib/api/operations';

/** Leads of a month and of the month before; wins of past months can still change. */
export const monthReportQuery = (month: string) =>
  operationQuery(api.monthReport, {
    query: { month },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

type Props = MonthPart & { month: string; monthBefore: string };

/** Maximum rows that fit on one printed page; the screen shows all. */
const maxOnPaper = 9;

const figureLink = 'block min-h-6 no-underline hover:underline print:inline';

/** Figures of a month with those of the previous one, below on the screen, beside in print; each links to its leads. */
export function MonthTable({ caption, first, month, monthBefore, rows }: Props) {
  if (rows.length === 0) return null;
  const left = rows.length - maxOnPaper;
  return (
    <section className="break-inside-avoid">
      <h2 className="text-17 print:text-[10pt]">{caption}</h2>
      <div className="scroll-edges relative mt-1 print:mt-0">
        <table className="tabular w-full min-w-[46rem] border-collapse text-14 print:min-w-0 print:text-[8pt] print:leading-tight">
          <thead>
            <tr className="border-b border-ink text-left align-bottom">
              <th scope="col" className="w-40 py-1 pr-2 font-semibold print:py-px">
                {first}
              </th>
              {monthColumns.map(({ name }) => (
                <th key={name} scope="col" className="px-1 py-1 text-right font-semibold print:py-px">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, filter, now, before }, index) => (
              <tr
                key={JSON.stringify(filter)}
                className={`border-b border-hairline align-top ${index < maxOnPaper ? '' : 'print:hidden'}`}
              >
                <th
                  scope="row"
                  className="py-1 pr-2 text-left font-normal wrap-anywhere print:max-w-0 print:truncate print:py-px"
                >
                  {name}
                </th>
                {monthColumns.map(({ name: column, text, filter: narrower }) => (
                  <td key={column} className="px-1 py-1 text-right print:py-px print:whitespace-nowrap">
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
          </tbody>
        </table>
      </div>
      {left > 0 && <p className="hidden text-[8pt] print:block">… and {left} more on the screen.</p>}
    </section>
  );
}
