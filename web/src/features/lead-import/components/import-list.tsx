import type { ImportList as Imports } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatMoment } from '@/lib/dates';
import { ErrorPanel } from '@/ui/alert';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { TitledSection } from '@/ui/titled-section';
import { importsQuery } from '../api/imports';
import { leadsOfImport } from './import-wizard';

type Import = Imports['imports'][number];

type Props = {
  /** Deletes the leads of an import. */
  onTakeBack: (id: string) => void;
  isBusy: boolean;
  /** How far that is. */
  progress: { done: number; total: number } | undefined;
};

const countOf = (count: number) => `${count.toLocaleString('en-IN')} ${count === 1 ? 'lead' : 'leads'}`;

/** The files of the last month whose leads are there still, each with the way back. */
export function ImportList({ onTakeBack, isBusy, progress }: Props) {
  const { data, isError, refetch } = useQuery(importsQuery);
  if (isError && !data)
    return <ErrorPanel text="The imported files could not be loaded" onRetry={() => void refetch()} />;
  if (!data || data.imports.length === 0) return null;
  return (
    <TitledSection title="Imported files" className="mt-12">
      <ul className="mt-3 border-t border-hairline">
        {data.imports.map((one) => (
          <ImportRow key={one.id} {...one} isBusy={isBusy} onTakeBack={() => onTakeBack(one.id)} />
        ))}
      </ul>
      <div role="status">
        {isBusy && (
          <p className="mt-3 flex items-center gap-3">
            <progress
              aria-label="Taking back"
              {...(progress && { max: progress.total, value: progress.done })}
              className="h-2 grow"
            />
            Taking back...
          </p>
        )}
      </div>
    </TitledSection>
  );
}

function ImportRow(row: Import & { isBusy: boolean; onTakeBack: () => void }) {
  const { id, fileName, author, importedAt, leadCount, changedCount, isBusy, onTakeBack } = row;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-2">
      <div className="min-w-0 grow basis-60">
        <Link to={leadsOfImport(id)} className="text-link wrap-anywhere">
          {fileName}
        </Link>
        <p className="tabular text-15 text-ink-3">
          {countOf(leadCount)}
          {changedCount > 0 && `, ${changedCount.toLocaleString('en-IN')} changed since`} ·{' '}
          <time dateTime={importedAt}>{formatMoment(importedAt)}</time>
          {author && ` · ${author.name}`}
        </p>
      </div>
      <ConfirmDialog
        title={`Take back ${fileName}?`}
        text={`${countOf(leadCount)} of this file will be deleted${
          changedCount > 0 ? `, ${changedCount.toLocaleString('en-IN')} of them changed since` : ''
        }. They can be restored for 30 days.`}
        action="Take back"
        onConfirm={onTakeBack}
        trigger={
          <Button disabled={isBusy} aria-label={`Take back ${fileName}`} size="small">
            Take back
          </Button>
        }
      />
    </li>
  );
}
