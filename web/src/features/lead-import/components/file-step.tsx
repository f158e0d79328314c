import { importFields } from '@golghar/contracts';
import { ApiError } from '@/lib/api/api-error';
import { Alert } from '@/ui/alert';
import { type OpenImport, useUpload } from '../api/imports';
import { FileError } from '../model/read-text';

const failureText = (error: unknown): string => {
  if (error instanceof FileError) return error.message;
  if (error instanceof ApiError)
    return error.serverMessage ?? 'The file could not be read. Please try again.';
  return navigator.onLine ? 'The site is not responding. Please try again.' : 'You seem to be offline.';
};

/** Asks for the file. */
export function FileStep({ onOpen }: { onOpen: (opened: OpenImport) => void }) {
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
