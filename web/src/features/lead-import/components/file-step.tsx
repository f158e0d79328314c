import { importFields } from '@golghar/contracts';
import { ApiError } from '@/lib/api-error';
import { Alert } from '@/ui/alert';
import { type OpenImport, useUpload } from '../api/use-preview';
import { FileError } from '../model/read-text';

const failureText = (error: unknown): string => {
  if (error instanceof FileError) return error.message;
  if (error instanceof ApiError)
    return error.serverMessage ?? 'The file could not be read. Please try again.';
  return navigator.onLine ? 'The site is not responding. Please try again.' : 'You seem to be offline.';
};

/** Asks for the file. */
export function FileStep({ onOpen }: { onOpen: (opened: OpenImport) => void }) {
  const { mutate, isPending, error } = useUpload();
  return (
    <div className="mt-5 grid max-w-[40rem] gap-4">
      <p className="text-ink-2">
        A CSV file, as spreadsheets and other programs save it, with names of columns in its first row.
        Columns can be {Object.values(importFields).join(', ')}; which is which you can change on the next
        screen. Nothing is imported before you confirm it.
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
      <p role="status">{isPending && 'Reading the file...'}</p>
    </div>
  );
}
