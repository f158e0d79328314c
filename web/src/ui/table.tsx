import type { ReactNode } from 'react';

type Props = {
  /** One without a heading is for the actions of a row. */
  columns: readonly string[];
  caption?: string;
  /** Whether the first heading is only for screen readers. */
  hidesFirst?: boolean;
  /** Index of the column that stands out. */
  highlight?: number | undefined;
  className?: string;
  children: ReactNode;
};

/** A table by the headings of its columns; the caption is for screen readers. */
export function Table(props: Props) {
  const { columns, caption, hidesFirst, highlight, className = 'data-table', children } = props;
  const hidden = (text: string) => <span className="sr-only">{text}</span>;
  return (
    <table className={className}>
      {caption && <caption className="sr-only">{caption}</caption>}
      {highlight !== undefined && (
        <colgroup>
          <col span={highlight} />
          <col className="bg-note-ground" />
        </colgroup>
      )}
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={column} scope="col">
              {hidesFirst && index === 0 ? hidden(column) : column || hidden('Actions')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
