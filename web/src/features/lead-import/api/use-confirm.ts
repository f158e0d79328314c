import { api, type ImportConfirmation, type ImportProgress } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { requestLines } from '@/lib/request';

type Confirmed = { id: string; confirmation: ImportConfirmation };

/** Imports what was previewed; `progress` follows it. */
export function useConfirmImport() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<ImportProgress>();
  const mutation = useMutation({
    mutationFn: async ({ id, confirmation }: Confirmed): Promise<ImportProgress> => {
      let last: ImportProgress | undefined;
      for await (const lines of requestLines(api.confirmImport, { params: { id }, body: confirmation })) {
        last = JSON.parse(lines.at(-1) ?? 'null') as ImportProgress;
        setProgress(last);
      }
      if (!last?.isDone) throw new Error('The import stopped half way');
      return last;
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== api.checkSession.path }),
  });
  return { ...mutation, progress };
}
