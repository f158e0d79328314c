import { Command as Menu } from 'cmdk';
import { Children, type ReactNode } from 'react';

/** Results under a heading; nothing where there are none. */
export function PaletteGroup({ heading, children }: { heading: string; children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <Menu.Group
      heading={heading}
      className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-14 [&_[cmdk-group-heading]]:text-ink-3"
    >
      {children}
    </Menu.Group>
  );
}

type Props = { value: string; onSelect: () => void; aside?: ReactNode; children: ReactNode };

export function PaletteItem({ value, onSelect, aside, children }: Props) {
  return (
    <Menu.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 data-[selected=true]:bg-sunk"
    >
      <span className="min-w-0 grow truncate">{children}</span>
      {aside && <span className="max-w-[45%] shrink-0 truncate text-14 text-ink-3">{aside}</span>}
    </Menu.Item>
  );
}
