import * as Menu from '@radix-ui/react-dropdown-menu';
import type { ReactNode } from 'react';
import { menuPlace } from '@/ui/overlay/menu-place';
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
    <Menu.Root modal={false}>
      <Menu.Trigger asChild>{children}</Menu.Trigger>
      <Menu.Portal container={menuPlace()}>
        <Menu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          className="z-80 min-w-64 rounded-control border border-hairline bg-raised p-1 text-15 shadow-overlay"
        >
          {files.map(([kind, name, content]) => (
            <Menu.Item
              key={kind}
              onSelect={() => onChoose(kind)}
              className="grid min-h-12 cursor-pointer content-center rounded-chip px-3 py-1 outline-none data-highlighted:bg-surface data-highlighted:shadow-[inset_0_0_0_2px_var(--link)]"
            >
              {name}
              <span className="text-14 text-ink-3">{content}</span>
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
