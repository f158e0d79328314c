import type { ComponentProps } from 'react';
import { Table } from '../table';
import { RichText } from './rich-text';

type Props = Pick<ComponentProps<typeof Table>, 'columns' | 'highlight'> & {
  caption: string;
  rows: readonly (readonly string[])[];
};

/** A comparison; if it is too wide for the screen even in small print, it scrolls sideways in its own box. */
export const DataTable = ({ caption, rows, ...table }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
  <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
    <Table {...table} caption={caption} hidesFirst className="data-table tabular">
      {rows.map(([head, ...cells]) => (
        <tr key={head}>
          <th scope="row">{head}</th>
          {cells.map((cell, index) => (
            <td key={table.columns[index + 1]}>
              <RichText text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </Table>
  </section>
);
