import type { Person } from '@golghar/contracts';
import type { ComponentProps, ReactNode } from 'react';
import { counted } from '@/lib/counts';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { TitledSection } from '@/ui/titled-section';
import { useUndoPersonChange } from '../api/use-person';

export const countOf = (count: number) => counted(count, 'enquiry', 'enquiries');

function changeText({ kind, enquiries, by }: Person['changes'][number]): string {
  const moved = countOf(enquiries);
  if (kind === 'split') return `${moved} told apart as somebody else’s`;
  return by ? `Merged with somebody else: ${moved}` : `Merged by phone number and e-mail: ${moved}`;
}

export function ActionList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledSection title={title}>
      <ul aria-label={title} className="mt-2 border-t border-hairline">
        {children}
      </ul>
    </TitledSection>
  );
}

export function ActionItem({
  children,
  action,
  ...button
}: ComponentProps<typeof Button> & { action: string }) {
  return (
    <li className="flex flex-wrap items-center gap-3 border-b border-hairline py-2">
      <div className="min-w-0 grow basis-60">{children}</div>
      <Button {...button} size="small" className="min-h-11 md:min-h-9">
        {action}
      </Button>
    </li>
  );
}

/** Merges and splits of people; each can be undone at any time. */
export function PersonChanges({ person: { changes } }: { person: Person }) {
  const { mutate: undo, isPending } = useUndoPersonChange();
  if (changes.length === 0) return null;
  return (
    <ActionList title="Merged and split">
      {changes.map((change) => (
        <ActionItem
          key={change.id}
          disabled={isPending}
          aria-label={`Undo: ${changeText(change)}`}
          onClick={() => undo({ params: { id: change.id } })}
          action="Undo"
        >
          {changeText(change)}
          <span className="block text-14 text-ink-3">
            {change.by && `${change.by.name}, `}
            <time dateTime={change.at}>{formatMoment(change.at)}</time>
          </span>
        </ActionItem>
      ))}
    </ActionList>
  );
}
