import type { ReactNode } from 'react';

type Props = {
  /** One without a heading is for the actions of a row. */
  columns: readonly string[];
  caption?: string;
  className?: string;
  children: ReactNode;
};

/** A table by the headings of its columns; the caption is for screen readers. */
export const Table = ({ columns, caption, className = 'data-table', children }: Props) => (
  <table className={className}>
    {caption && <caption className="sr-only">{caption}</caption>}
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column || <span className="sr-only">Actions</span>}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
);
