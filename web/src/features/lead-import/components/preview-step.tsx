import { api, grouped, type ImportConfirmation, importFields, leadPath } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useOperation } from '@/lib/api/operations';
import { counted } from '@/lib/counts';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { saveFile } from '@/lib/save-file';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { SelectField, TextField } from '@/ui/form/form-field';
import { Progress } from '@/ui/progress';
import { fetchLeftOut, type Imported, type OpenImport, useConfirmImport } from '../api/imports';
import { type Reading, ReadingFields } from './reading-fields';

type FoldProps = { count: number; what: string; children: ReactNode };

const Fold = ({ count, what, children }: FoldProps) =>
  count > 0 && (
    <details>
      <summary className="min-h-11 py-2 font-semibold">{what}</summary>
      <ul className="border-t border-hairline">{children}</ul>
    </details>
  );

export const leftOutName = (fileName: string): string => `${fileName.replace(/\.[^.]*$/, '')}-left-out.csv`;

type PreviewStepProps = { opened: OpenImport; onDone: (imported: Imported) => void; onCancel: () => void };

export function PreviewStep({ opened, onDone, onCancel }: PreviewStepProps) {
  const { id, fileName, isGuessed } = opened;
  const [preview, setPreview] = useState(opened.preview);
  const readAgain = useOperation(api.previewImport);
  const { field, control, setValue, handleSubmit } = useContractForm(api.confirmImport.request, {
    defaultValues: { mapping: preview.mapping, meanings: {}, duplicates: 'skip', tag: undefined },
  });
  const chosen = useWatch({ control, compute: (all: ImportConfirmation) => all });
  const skipped = chosen.duplicates === 'skip' ? preview.duplicateCount : 0;
  const count = Math.max(0, preview.validCount - skipped);
  const leftOutCount = preview.rowCount - count;
  const confirm = useConfirmImport(id, leftOutCount > 0);
  const isBusy = confirm.isPending;

  /** Choices are shown at once; the response to the last one wins. */
  const read = ({ mapping = chosen.mapping, meanings = chosen.meanings }: Partial<Reading>) => {
    setValue('mapping', mapping);
    setValue('meanings', meanings);
    readAgain.mutate({ params: { id }, body: { mapping, meanings } }, { onSuccess: setPreview });
  };
  const leftOut = useMutation({
    mutationFn: () => fetchLeftOut(id, chosen),
    onSuccess: (file) => saveFile(file, leftOutName(fileName)),
  });

  const start = handleSubmit((body) => confirm.mutate(body, { onSuccess: onDone }));

  return (
    <div className="mt-5 grid gap-6">
      <p>
        <strong>{fileName}</strong>: {counted(preview.rowCount, 'row')}, {grouped(preview.validCount)} of them
        complete.
      </p>
      {isGuessed && (
        <p className="max-w-[65ch] bg-note-ground p-3">
          The file does not say how its letters are written: é, ü or – may be wrong. Look at the examples
          below; if they are, save the file again as “CSV UTF-8”.
        </p>
      )}
      <ReadingFields preview={preview} reading={chosen} isDisabled={isBusy} onChange={read} />
      <p role="status" className="text-ink-3 empty:hidden">
        {readAgain.isPending && 'Reading the file again...'}
      </p>
      {readAgain.isError && (
        <div className="flex flex-wrap items-center gap-3">
          <Alert>The file could not be read again.</Alert>
          <Button onClick={() => read({})} size="small">
            Try again
          </Button>
        </div>
      )}
      <Fold count={preview.problemCount} what={`${counted(preview.problemCount, 'row')} can't be imported`}>
        {preview.problems.map(({ row, field, message }) => (
          <li key={`${row} ${field}`} className="border-b border-hairline py-1.5">
            Row {row}, {importFields[field]}: {message}
          </li>
        ))}
      </Fold>
      <Fold
        count={preview.duplicateCount}
        what={`${counted(preview.duplicateCount, 'row is', 'rows are')} known already`}
      >
        {preview.duplicates.map(({ row, name, by, of }) => (
          <li key={`${row} ${by}`} className="border-b border-hairline py-1.5">
            Row {row}, {name}: the {by === 'phone' ? 'phone number' : 'e-mail address'} of{' '}
            {'row' in of ? (
              `row ${of.row}`
            ) : (
              <Link to={leadPath(of.id)} className="text-link" target="_blank">
                {of.name}, {of.reference}
              </Link>
            )}
          </li>
        ))}
      </Fold>
      {leftOutCount > 0 && (
        <div className="grid justify-items-start gap-2">
          <Button disabled={leftOut.isPending} onClick={() => leftOut.mutate()} size="small">
            Save the {counted(leftOutCount, 'row that is', 'rows that are')} left out
          </Button>
          <p className="max-w-[65ch] text-15 text-ink-3">
            As a CSV file with the reasons, to be put right and imported later.
          </p>
          {leftOut.isError && <Alert>The rows could not be saved. Please try again.</Alert>}
        </div>
      )}
      <fieldset disabled={isBusy} className="grid max-w-[40rem] gap-4">
        {preview.duplicateCount > 0 && (
          <SelectField
            label="Rows that are known already"
            options={[
              ['skip', 'Leave them out'],
              ['import', 'Import them all the same'],
            ]}
            {...field('duplicates')}
          />
        )}
        <TextField
          label="Tag"
          note="optional"
          hint="Put on every imported lead, so that you find them together."
          {...field('tag', { setValueAs: (tag: string | undefined) => tag?.trim() || undefined })}
        />
      </fieldset>
      {confirm.isError && (
        <Alert>
          {confirm.progress
            ? 'The import stopped half way. Below “Imported files” you can take back what came in before you try again.'
            : 'Nothing was imported. Please try again.'}
        </Alert>
      )}
      {isBusy && (
        <div role="status" className="flex items-center gap-3">
          <Progress label="Import" {...confirm.progress} />
          <span className="tabular">{grouped(confirm.progress?.imported ?? 0)} imported</span>
        </div>
      )}
      <p className="flex flex-wrap gap-3">
        <Button
          disabled={isBusy || readAgain.isPending || readAgain.isError || count === 0}
          onClick={start}
          look="primary"
        >
          {isBusy ? 'Importing...' : `Import ${counted(count, 'lead')}`}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          Another file
        </Button>
      </p>
    </div>
  );
}
