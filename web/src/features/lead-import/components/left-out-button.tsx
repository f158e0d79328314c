import type { ImportConfirmation } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '@/lib/save-file';
import { Alert } from '@/ui/alert';
import { fetchLeftOut } from '../api/use-confirm';

type Props = { id: string; confirmation: ImportConfirmation; fileName: string; count: number };

/** Saves the rows that would not be imported, with why. */
export function LeftOutButton({ id, confirmation, fileName, count }: Props) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => fetchLeftOut(id, confirmation),
    onSuccess: (file) => saveFile(file, leftOutName(fileName)),
  });
  return (
    <div className="grid justify-items-start gap-2">
      <button
        type="button"
        disabled={isPending}
        onClick={() => mutate()}
        className="button button-small button-secondary"
      >
        Save the {count.toLocaleString('en-IN')} {count === 1 ? 'row that is' : 'rows that are'} left out
      </button>
      <p className="max-w-[65ch] text-15 text-ink-3">
        As a CSV file with the reasons, to be put right and imported later.
      </p>
      {isError && <Alert>The rows could not be saved. Please try again.</Alert>}
    </div>
  );
}

/** `leads.csv` gives `leads-left-out.csv`. */
export const leftOutName = (fileName: string): string => `${fileName.replace(/\.[^.]*$/, '')}-left-out.csv`;
