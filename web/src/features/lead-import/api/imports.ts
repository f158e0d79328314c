import {
  api,
  type ImportConfirmation,
  type ImportMapping,
  type ImportMeanings,
  type ImportPreview,
  importLimits,
  type ResponseOf,
} from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { operationQuery } from '@/lib/api/operations';
import { request } from '@/lib/api/request';
import { requestFile, requestLines } from '@/lib/api/request-stream';
import { grouped } from '@/lib/counts';
import { follow } from '../../leads-core/api/bulk-change';
import { FileError, readText, splitText } from '../model/read-text';

/** Finished imports that still have leads. */
export const importsQuery = operationQuery(api.listImports, { staleTime: 0 });

type Confirmed = { id: string; confirmation: ImportConfirmation; hasLeftOut: boolean };

type Progress = ResponseOf<typeof api.confirmImport>;

/** Result of an import, with a file of the rejected rows. */
export type Imported = Progress & { leftOut: Blob | undefined };

export const fetchLeftOut = (id: string, { tag: _, ...body }: ImportConfirmation): Promise<Blob> =>
  requestFile(api.exportLeftOut, { params: { id }, body }, () => undefined);

export function useConfirmImport() {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress>();
  const mutation = useMutation({
    mutationFn: async ({ id, confirmation, hasLeftOut }: Confirmed): Promise<Imported> => {
      setProgress(undefined);
      // First, because the server deletes the file once it is imported.
      const leftOut = hasLeftOut ? await fetchLeftOut(id, confirmation) : undefined;
      const last = await follow<Progress>(
        requestLines(api.confirmImport, { params: { id }, body: confirmation }),
        setProgress,
      );
      return { ...last, leftOut };
    },
    onSettled: () =>
      client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== api.checkSession.path }),
  });
  return { ...mutation, progress };
}

/** How to read a file: the column of each field, and what the file's own values mean. */
export type Reading = { mapping: ImportMapping; meanings: ImportMeanings };

export type OpenImport = {
  id: string;
  fileName: string;
  isGuessed: boolean;
  preview: ImportPreview;
  reading: Reading;
};

/** Uploads a file and previews the import; nothing is imported yet. `sent` is the uploaded fraction. */
export function useUpload() {
  const [sent, setSent] = useState(0);
  const mutation = useMutation({
    mutationFn: async (file: File): Promise<OpenImport> => {
      setSent(0);
      const { text, isGuessed } = readText(new Uint8Array(await file.arrayBuffer()));
      if (!text.trim()) throw new FileError('The file is empty.');
      if (text.length > importLimits.characters)
        throw new FileError(
          `The file is too long: at most ${grouped(importLimits.rows)} rows go at a time. Split it and import the parts one after the other.`,
        );
      const { id } = await request(api.startImport, { body: { fileName: file.name } });
      const parts = splitText(text);
      for (const [index, part] of parts.entries()) {
        await request(api.sendImportPart, { params: { id, index }, body: { text: part } });
        setSent((index + 1) / parts.length);
      }
      const preview = await request(api.previewImport, { params: { id }, body: {} });
      const reading = { mapping: preview.mapping, meanings: {} };
      return { id, fileName: file.name, isGuessed, preview, reading };
    },
  });
  return { ...mutation, sent };
}
