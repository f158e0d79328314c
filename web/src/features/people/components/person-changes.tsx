import type { Person } from '@golghar/contracts';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/ui/button';
import { useUndoPersonChange } from '../api/use-person';

function textOf({ kind, enquiries, by }: Person['changes'][number]): string {
  const moved = `${enquiries} ${enquiries === 1 ? 'enquiry' : 'enquiries'}`;
  if (kind === 'split') return `${moved} told apart as somebody else’s`;
  return by ? `Merged with somebody else: ${moved}` : `Merged by phone number and e-mail: ${moved}`;
}

/** Who became one person, or two; each can be taken back, at any time. */
export function PersonChanges({ person: { changes } }: { person: Person }) {
  const { mutate: undo, isPending } = useUndoPersonChange();
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes" className="text-20">
        Merged and split
      </h2>
      <ul aria-label="Merged and split" className="mt-2 border-t border-hairline">
        {changes.map((change) => (
          <li key={change.id} className="flex flex-wrap items-center gap-3 border-b border-hairline py-2">
            <p className="min-w-0 grow basis-60">
              {textOf(change)}
              <span className="block text-14 text-ink-3">
                {change.by && `${change.by.name}, `}
                <time dateTime={change.at}>{formatMoment(change.at)}</time>
              </span>
            </p>
            <Button
              disabled={isPending}
              aria-label={`Undo: ${textOf(change)}`}
              onClick={() => undo(change.id)}
              size="small"
              className="min-h-11 md:min-h-9"
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
