import { api, backOfficePaths, importFields } from '@golghar/contracts';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { saveFile } from '@/lib/save-file';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { type Imported, type OpenImport, useUpload } from '../api/imports';
import { FileError } from '../model/read-text';
import { leftOutName, PreviewStep } from './preview-step';

const failureText = (error: unknown): string => {
  if (error instanceof FileError) return error.message;
  if (error instanceof ApiError)
    return error.serverMessage ?? 'The file could not be read. Please try again.';
  return navigator.onLine ? 'The site is not responding. Please try again.' : 'You seem to be offline.';
};

/** Asks for the file. */
function FileStep({ onOpen }: { onOpen: (opened: OpenImport) => void }) {
  const { mutate, isPending, error, sent } = useUpload();
  return (
    <div className="mt-5 grid max-w-[40rem] gap-4">
      <p className="text-ink-2">
        A CSV file, as spreadsheets and other programs save it, with names of columns in its first row.
        Columns can be {Object.values(importFields).join(', ')}, or what else files call them; which is which
        you can change on the next screen. Nothing is imported before you confirm it, and an import can be
        taken back as a whole. Imported leads wait for no answer: nobody is reminded of them.
      </p>
      {error && <Alert>{failureText(error)}</Alert>}
      <label className="grid gap-1 font-semibold">
        CSV file
        <input
          type="file"
          accept=".csv,text/csv"
          disabled={isPending}
          className="field py-2"
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file again, once it is mended, is a change too.
            target.value = '';
            if (file) mutate(file, { onSuccess: onOpen });
          }}
        />
      </label>
      <div role="status">
        {isPending && (
          <p className="flex items-center gap-3">
            <progress aria-label="Sending the file" {...(sent < 1 && { value: sent })} className="h-2 grow" />
            {sent < 1 ? 'Sending the file...' : 'Reading the file...'}
          </p>
        )}
      </div>
    </div>
  );
}

type Result = Imported & Pick<OpenImport, 'id' | 'fileName'>;

/** The leads that came in with a file. */
export const leadsOfImport = (id: string): string =>
  `${backOfficePaths.leads}?${new URLSearchParams({ import: id })}`;

/** Brings leads in from a file: the file, what it would do, and what became of it. */
export function ImportWizard() {
  const [opened, setOpened] = useState<OpenImport>();
  const [result, setResult] = useState<Result>();

  if (result) return <Done {...result} onAgain={() => setResult(undefined)} />;
  if (!opened) return <FileStep onOpen={setOpened} />;
  const { id, fileName } = opened;
  return (
    <PreviewStep
      opened={opened}
      onChange={setOpened}
      onDone={(imported) => {
        setOpened(undefined);
        setResult({ ...imported, id, fileName });
      }}
      onCancel={() => {
        // The server forgets it by itself, too.
        request(api.cancelImport, { params: { id } }).catch(() => undefined);
        setOpened(undefined);
      }}
    />
  );
}

function Done({ id, fileName, imported, skipped, leftOut, onAgain }: Result & { onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mt-5 border-l-[6px] border-success bg-success-ground p-6">
      <h3 ref={heading} tabIndex={-1} className="text-20 outline-none">
        {imported.toLocaleString('en-IN')} {imported === 1 ? 'lead' : 'leads'} imported
      </h3>
      {skipped > 0 && (
        <p className="mt-2">
          {skipped.toLocaleString('en-IN')} {skipped === 1 ? 'row was' : 'rows were'} left out.
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        <Link to={leadsOfImport(id)} className="button button-primary">
          Show the leads
        </Link>
        {leftOut && (
          <Button onClick={() => saveFile(leftOut, leftOutName(fileName))}>
            Save the rows that were left out
          </Button>
        )}
        <Button onClick={onAgain}>Another file</Button>
      </p>
    </div>
  );
}
