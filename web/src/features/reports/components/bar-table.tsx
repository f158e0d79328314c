import { Link } from 'react-router';

type Row = {
  name: string;
  count: number;
  /** That of the period before; undefined as long as it is not known. */
  before: number | undefined;
  to: string;
  /** Colour of the bar. */
  colour?: string;
};

/** Figures as a table: each row is a link to its leads and has a bar, the longest for the most; behind it that of before. */
export function BarTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.flatMap(({ count, before = 0 }) => [count, before]));
  const width = (count: number) => ({ width: `${(count / most) * 100}%`, minWidth: count > 0 ? 2 : 0 });
  return (
    <table className="w-full border-collapse">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <tbody>
        {rows.map(({ name, count, before, to, colour = 'var(--link)' }) => (
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
              {count.toLocaleString('en-IN')}
              {before !== undefined && (
                <span className="ml-1.5 text-14 text-ink-3">
                  <span className="sr-only">, before that </span>
                  <span aria-hidden>/ </span>
                  {before.toLocaleString('en-IN')}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
