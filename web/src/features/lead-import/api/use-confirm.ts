import { api, type ImportConfirmation, type ImportProgress } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestFile, requestLines } from '@/lib/api/request-stream';

type Confirmed = { id: string; confirmation: ImportConfirmation; hasLeftOut: boolean };

/** What became of an import, with the rows that were left out as a file. */
export type Imported = ImportProgress & { leftOut: Blob | undefined };

/** The rows that an import leaves out, with why, as a file. */
export const fetchLeftOut = (
  id: string,
  { mapping, meanings, duplicates }: ImportConfirmation,
): Promise<Blob> =>
  requestFile(
    api.exportLeftOut,
    { params: { id }, body: { mapping, meanings, duplicates } },
    () => undefined,
  );

/** Imports what was previewed; `progress` follows it. */
export function useConfirmImport() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ImportProgress>();
  const mutation = useMutation({
    mutationFn: async ({ id, confirmation, hasLeftOut }: Confirmed): Promise<Imported> => {
      setProgress(undefined);
      // The server forgets the file as soon as it is imported.
      const leftOut = hasLeftOut ? await fetchLeftOut(id, confirmation) : undefined;
      let last: ImportProgress | undefined;
      for await (const lines of requestLines(api.confirmImport, { params: { id }, body: confirmation })) {
        last = JSON.parse(lines.at(-1) ?? 'null') as ImportProgress;
        setProgress(last);
      }
      if (!last?.isDone) throw new Error('The import stopped half way');
      return { ...last, leftOut };
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== api.checkSession.path }),
  });
  return { ...mutation, progress };
}
