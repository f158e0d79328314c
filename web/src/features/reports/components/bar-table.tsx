type Row = { name: string; count: number };

/** Figures as a table whose rows have a bar each, the longest for the most. */
export function BarTable({ caption, rows }: { caption: string; rows: readonly Row[] }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full border-collapse">
      <caption className="pb-2 text-left font-semibold">{caption}</caption>
      <tbody>
        {rows.map(({ name, count }) => (
          <tr key={name} className="border-t border-hairline">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal whitespace-nowrap">
              {name}
            </th>
            <td className="w-full">
              <span
                aria-hidden
                className="block h-3 bg-link"
                style={{ width: `${(count / most) * 100}%`, minWidth: count > 0 ? 2 : 0 }}
              />
            </td>
            <td className="tabular py-1.5 pl-3 text-right">{count.toLocaleString('en-IN')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
