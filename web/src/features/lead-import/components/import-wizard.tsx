import { api, grouped, importFields } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ApiError, failureText } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { counted } from '@/lib/counts';
import { formatMoment } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';
import { takeFocus } from '@/lib/scroll';
import { readForStaff } from '@/lib/session/current-user';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/form/form-field';
import { ConfirmDialog } from '@/ui/overlay/modal';
import { Progress } from '@/ui/progress';
import { QueryState } from '@/ui/query-state';
import { TitledSection } from '@/ui/titled-section';
import { changeSelected, useBulkProgress } from '../../leads-core/api/bulk-change';
import { leadsAddress } from '../../leads-core/model/filters';
import { FileError, type Imported, importsQuery, type OpenImport, useUpload } from '../api/imports';
import { leftOutName, PreviewStep } from './preview-step';

const textOf = (error: unknown): string => {
  if (error instanceof FileError) return error.message;
  return failureText(error, error instanceof ApiError ? 'The file could not be read. Please try again.' : '');
};

function FileStep({ onOpen }: { onOpen: (opened: OpenImport) => void }) {
  const { mutate, isPending, error, sent } = useUpload();
  return (
    <div className="mt-5 grid max-w-[40rem] gap-4">
      <p className="text-ink-2">
        A CSV file, as spreadsheets and other programs save it, with names of columns in its first row.
        Columns can be {Object.values(importFields).join(', ')}, or have other names: you match them on the
        next screen. Nothing is imported before you confirm it, and a whole import can be undone. No answer is
        due for imported leads: nobody is reminded of them.
      </p>
      {error && <Alert>{textOf(error)}</Alert>}
      <TextField
        label="CSV file"
        type="file"
        accept=".csv,text/csv"
        disabled={isPending}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that choosing the same file again, once corrected, fires a change event.
          target.value = '';
          if (file) mutate(file, { onSuccess: onOpen });
        }}
      />
      <div role="status">
        {isPending && (
          <p className="flex items-center gap-3">
            <Progress label="Sending the file" done={sent} total={sent < 1 ? 1 : undefined} />
            {sent < 1 ? 'Sending the file...' : 'Reading the file...'}
          </p>
        )}
      </div>
    </div>
  );
}

function ImportWizard() {
  const [{ opened, result }, go] = useState<{ opened?: OpenImport; result?: Imported }>({});
  const leave = () => go({});
  if (!opened) return <FileStep onOpen={(file) => go({ opened: file })} />;
  const { id, fileName } = opened;
  const cancel = () => {
    // Best effort: the server also deletes it by itself.
    request(api.cancelImport, { params: { id } }).catch(() => undefined);
    leave();
  };
  if (!result)
    return <PreviewStep opened={opened} onDone={(done) => go({ opened, result: done })} onCancel={cancel} />;
  const { imported, skipped, leftOut } = result;
  return (
    <div className="mt-5 border-l-[6px] border-success bg-success-ground p-6">
      <h2 ref={takeFocus} tabIndex={-1} className="text-20 outline-none">
        {counted(imported, 'lead')} imported
      </h2>
      {skipped > 0 && <p className="mt-2">{counted(skipped, 'row was', 'rows were')} left out.</p>}
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={leadsAddress({ import: id })} className="button button-primary">
          Show the leads
        </Link>
        {leftOut && (
          <Button onClick={() => saveFile(leftOut, leftOutName(fileName))}>
            Save the rows that were left out
          </Button>
        )}
        <Button onClick={leave}>Another file</Button>
      </p>
    </div>
  );
}

function ImportList() {
  const { isPending: isBusy, progress } = useBulkProgress();
  const query = useQuery(importsQuery);
  const { data } = query;
  if (!data)
    return <QueryState query={query} failed="The imported files could not be loaded" loading={null} />;
  if (data.imports.length === 0) return null;
  return (
    <TitledSection title="Imported files" className="mt-12">
      <ul className="mt-3 border-t border-hairline">
        {data.imports.map(({ id, fileName, author, importedAt, leadCount, changedCount }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-hairline py-2">
            <div className="min-w-0 grow basis-60">
              <Link to={leadsAddress({ import: id })} className="text-link wrap-anywhere">
                {fileName}
              </Link>
              <p className="tabular text-15 text-ink-3">
                {counted(leadCount, 'lead')}
                {changedCount > 0 && `, ${grouped(changedCount)} changed since`} ·{' '}
                <time dateTime={importedAt}>{formatMoment(importedAt)}</time>
                {author && ` · ${author.name}`}
              </p>
            </div>
            <ConfirmDialog
              title={`Take back ${fileName}?`}
              text={`${counted(leadCount, 'lead')} of this file will be deleted${
                changedCount > 0 ? `, ${grouped(changedCount)} of them changed since` : ''
              }. They can be restored for 30 days.`}
              action="Take back"
              onConfirm={() =>
                changeSelected({ selection: { filter: { import: id } }, shown: [] }, { delete: true })
              }
              button={{ disabled: isBusy, 'aria-label': `Take back ${fileName}` }}
            />
          </li>
        ))}
      </ul>
      <div role="status">
        {isBusy && (
          <p className="mt-3 flex items-center gap-3">
            <Progress label="Taking back" {...progress} />
            Taking back...
          </p>
        )}
      </div>
    </TitledSection>
  );
}

export const clientLoader = () => readForStaff(importsQuery);

export default function ImportPage() {
  return (
    <div className="max-w-[60rem]">
      <ImportWizard />
      <ImportList />
    </div>
  );
}
