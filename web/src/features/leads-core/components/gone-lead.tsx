import { type Deletion, deletedLeadPath } from '@golghar/contracts';
import { copyText } from '@/lib/copy-text';
import { counted } from '@/lib/counts';
import { formatMoment } from '@/lib/dates';
import { showToast } from '@/lib/toast-store';
import { Button } from '@/ui/button';
import { SmallLink } from '@/ui/titled-section';
import { restoreLead } from '../api/lead-changes';
import { useIsChanging } from '../api/lead-mutation';
import { useIsManager } from '../api/use-staff';
import { daysUntil } from '../model/lead-words';
import { useDraft } from '../store/drafts';

type Props = {
  id: string;
  name: string | undefined;
  deletion: Deletion | undefined;
  heading: 'h1' | 'h2';
};

const copy = async (text: string) =>
  showToast(
    (await copyText(text))
      ? { title: 'Note copied' }
      : { title: 'The note could not be copied. Please select it.', kind: 'destructive' },
  );

/** Shown instead of a deleted lead: who deleted it, until when it can be restored, and the unsaved note. */
export function GoneLead({ id, name, deletion, heading: Heading }: Props) {
  const canRestore = useIsManager();
  const isChanging = useIsChanging(id);
  const draft = useDraft(id);
  const whose = name ? `The lead of ${name}` : 'This lead';
  return (
    <div className="grid content-start gap-4 px-4 py-6 lg:px-6">
      <Heading className="text-25 wrap-anywhere">
        {deletion ? `${whose} was deleted` : `${whose} is no longer here`}
      </Heading>
      {deletion ? (
        <p>
          {deletion.by ? `By ${deletion.by.name}, ` : ''}
          <time dateTime={deletion.at}>{formatMoment(deletion.at)}</time>. It can be restored for{' '}
          {counted(daysUntil(deletion.erasedAt), 'day')}
          {canRestore ? '.' : '; an administrator or a manager can do it.'}
        </p>
      ) : (
        <p>It was erased, or the address is wrong.</p>
      )}
      {deletion && canRestore && (
        <p className="flex flex-wrap gap-2">
          <Button
            disabled={isChanging}
            size="small"
            look="primary"
            onClick={() => void restoreLead({ id, name })}
          >
            Restore
          </Button>
          <SmallLink to={deletedLeadPath(id)}>All deleted leads</SmallLink>
        </p>
      )}
      {draft && (
        <section aria-label="Your note" className="grid max-w-[75ch] gap-2">
          <label htmlFor={`kept-${id}`} className="font-semibold">
            Your note is kept
          </label>
          <textarea id={`kept-${id}`} readOnly value={draft} rows={4} className="field min-h-20 text-15" />
          <Button size="small" className="justify-self-start" onClick={() => void copy(draft)}>
            Copy the note
          </Button>
        </section>
      )}
    </div>
  );
}
