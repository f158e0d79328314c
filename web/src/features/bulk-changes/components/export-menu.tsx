import type { ReactNode } from 'react';
import { Menu, MenuItem } from '@/ui/overlay/menu';
import type { ExportKind } from '../api/export-leads';

const files: [kind: ExportKind, name: string, content: string][] = [
  ['usual', 'CSV', 'the nine usual columns'],
  ['csv', 'CSV, all columns', 'city, tags, reference, owner and local times, too'],
  ['xlsx', 'Excel workbook, all columns', 'the same, to open in Excel'],
];

type Props = {
  label: string;
  onChoose: (kind: ExportKind) => void;
  /** The button that opens it. */
  children: ReactNode;
};

/** The kinds of file that leads can be exported to. */
export function ExportMenu({ label, onChoose, children }: Props) {
  return (
    <Menu trigger={children} align="end" sideOffset={4} label={label} className="min-w-64">
      {files.map(([kind, name, content]) => (
        <MenuItem
          key={kind}
          onSelect={() => onChoose(kind)}
          className="py-1 data-highlighted:shadow-[inset_0_0_0_2px_var(--link)]"
        >
          <span>
            {name}
            <span className="block text-14 text-ink-3">{content}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
