import { api } from '@golghar/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Command as Menu } from 'cmdk';
import { Children, type ReactNode } from 'react';
import { request } from '@/lib/api/request';
import { useDebounced } from '@/lib/hooks/use-debounced';

/** Whether each word that was typed begins a word of a label. */
export function matches(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((start) => words.some((word) => word.startsWith(start)));
}

const limit = 6;
const pauseMs = 100;

/**
 * The best leads for what is typed, as it is typed. `isCurrent` is false while those of earlier words stand in for
 * them.
 */
export function useFoundLeads(text: string) {
  const typed = text.trim();
  const q = useDebounced(typed, pauseMs);
  const leads = useQuery({
    // Not under the lists of leads: those are kept in pages.
    queryKey: ['command palette', q],
    queryFn: async ({ signal }) =>
      (await request(api.listSubmissions, { query: { q, limit }, signal })).submissions,
    enabled: q !== '',
    placeholderData: keepPreviousData,
    networkMode: 'always',
    staleTime: 10_000,
  });
  return { ...leads, isCurrent: q === typed && !leads.isPlaceholderData };
}

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
