import { Link } from 'react-router';

type Row = { name: string; count: number; to: string /** Colour of the bar. */; colour?: string };

/** Figures as a table: each row is a link to its leads and has a bar, the longest for the most. */
export function BarTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full border-collapse">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <tbody>
        {rows.map(({ name, count, to, colour = 'var(--link)' }) => (
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
              <span
                aria-hidden
                className="chart-bar block h-3"
                style={{ width: `${(count / most) * 100}%`, minWidth: count > 0 ? 2 : 0, background: colour }}
              />
            </td>
            <td className="tabular py-1.5 pl-3 text-right">{count.toLocaleString('en-IN')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
