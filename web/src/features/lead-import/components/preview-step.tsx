import { type ImportConfirmation, tagSchema } from '@golghar/contracts';
import { useState } from 'react';
import { Alert } from '@/ui/alert';
import { FormField } from '@/ui/form-field';
import { useConfirmImport } from '../api/use-confirm';
import { type OpenImport, useRemap } from '../api/use-preview';
import { Findings } from './findings';
import { MappingFields } from './mapping-fields';

type Props = {
  opened: OpenImport;
  onChange: (opened: OpenImport) => void;
  onDone: (imported: number, skipped: number, tag: string | undefined) => void;
  onCancel: () => void;
};

const number = (value: number) => value.toLocaleString('en-IN');

/** Shows what an import would do, lets it be set right, and does it once it is confirmed. */
export function PreviewStep({ opened, onChange, onDone, onCancel }: Props) {
  const { id, fileName, isGuessed, preview } = opened;
  const remap = useRemap();
  const confirm = useConfirmImport();
  const [duplicates, setDuplicates] = useState<ImportConfirmation['duplicates']>('skip');
  const [tag, setTag] = useState('');
  const [tagError, setTagError] = useState<string>();
  const isBusy = remap.isPending || confirm.isPending;
  const count = preview.validCount - (duplicates === 'skip' ? preview.duplicateCount : 0);

  const start = () => {
    const parsed = tag.trim() ? tagSchema.safeParse(tag) : undefined;
    if (parsed && !parsed.success) return setTagError(parsed.error.issues[0]?.message);
    confirm.mutate(
      { id, confirmation: { mapping: preview.mapping, duplicates, ...(parsed && { tag: parsed.data }) } },
      { onSuccess: ({ imported, skipped }) => onDone(imported, skipped, parsed?.data) },
    );
  };

  return (
    <div className="mt-5 grid gap-6">
      <p>
        <strong>{fileName}</strong>: {number(preview.rowCount)} rows, {number(preview.validCount)} of them
        complete.
      </p>
      {isGuessed && (
        <p className="max-w-[65ch] bg-note-ground p-3">
          The file does not say how its letters are written: é, ü or – may be wrong. Look at the examples
          below; if they are, save the file again as “CSV UTF-8”.
        </p>
      )}
      <MappingFields
        preview={preview}
        isDisabled={isBusy}
        onChange={(mapping) =>
          remap.mutate({ id, mapping }, { onSuccess: (next) => onChange({ ...opened, preview: next }) })
        }
      />
      {remap.isError && <Alert>The columns could not be changed. Please try again.</Alert>}
      <Findings preview={preview} />
      <fieldset disabled={isBusy} className="grid max-w-[40rem] gap-4">
        {preview.duplicateCount > 0 && (
          <label className="grid gap-1 font-semibold">
            Rows that are known already
            <select
              value={duplicates}
              onChange={({ target }) => setDuplicates(target.value === 'import' ? 'import' : 'skip')}
              className="field"
            >
              <option value="skip">Leave them out</option>
              <option value="import">Import them all the same</option>
            </select>
          </label>
        )}
        <FormField
          id="import-tag"
          label="Tag"
          note="optional"
          hint="Put on every imported lead, so that you find them together."
          error={tagError}
        >
          {(aria) => (
            <input
              {...aria}
              value={tag}
              onChange={({ target }) => {
                setTag(target.value);
                setTagError(undefined);
              }}
              className="field"
            />
          )}
        </FormField>
      </fieldset>
      {confirm.isError && (
        <Alert>
          The import stopped half way. Check the list of leads for what came in before you try again.
        </Alert>
      )}
      {confirm.isPending && (
        <div role="status" className="flex items-center gap-3">
          <progress
            aria-label="Import"
            {...(confirm.progress && { max: confirm.progress.total, value: confirm.progress.done })}
            className="h-2 grow"
          />
          <span className="tabular">{number(confirm.progress?.imported ?? 0)} imported</span>
        </div>
      )}
      <p className="flex flex-wrap gap-3">
        <button
          type="button"
          disabled={isBusy || count <= 0}
          onClick={start}
          className="button button-primary"
        >
          {confirm.isPending
            ? 'Importing...'
            : `Import ${number(Math.max(0, count))} ${count === 1 ? 'lead' : 'leads'}`}
        </button>
        <button
          type="button"
          disabled={confirm.isPending}
          onClick={onCancel}
          className="button button-secondary"
        >
          Another file
        </button>
      </p>
    </div>
  );
}
