import { RichText } from './rich-text';

type Props = {
  caption: string;
  /** The first one's heading is only for screen readers. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Index of our own column. */
  highlight?: number;
};

/** A real table; if it is too wide for the screen even in small print, it scrolls sideways in its own box. */
export function DataTable({ caption, columns, rows, highlight }: Props) {
  const look = (index: number) => (index === highlight ? 'bg-note-ground' : '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="data-table tabular">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={column} scope="col" className={look(index)}>
                {index === 0 ? <span className="sr-only">{column}</span> : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className={look(index + 1)}>
                  <RichText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
