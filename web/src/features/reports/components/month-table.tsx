import { type MonthPart, monthColumns, monthLeadsPath } from '@golghar/contracts';
import { Link } from 'react-router';

type Props = MonthPart & { month: string; monthBefore: string };

/** Figures of a month, each with that of the month before under it; each opens its leads. */
export function MonthTable({ caption, first, month, monthBefore, rows }: Props) {
  if (rows.length === 0) return null;
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
              {monthColumns.map(({ name }) => (
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
                {monthColumns.map(({ name: column, text, filter: narrower }) => (
                  <td key={column} className="px-1 py-1 text-right">
                    <Link
                      to={monthLeadsPath(month, { ...filter, ...narrower })}
                      className="block min-h-6 no-underline hover:underline print:min-h-0"
                    >
                      {text(now)}
                    </Link>
                    <Link
                      to={monthLeadsPath(monthBefore, { ...filter, ...narrower })}
                      className="block min-h-6 text-ink-3 no-underline hover:underline print:min-h-0"
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
    </section>
  );
}
