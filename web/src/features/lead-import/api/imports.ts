import {
  api,
  type ImportConfirmation,
  type ImportList,
  type ImportMapping,
  type ImportMeanings,
  type ImportPreview,
  importLimits,
  type ResponseOf,
} from '@golghar/contracts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { request } from '@/lib/api/request';
import { requestFile, requestLines } from '@/lib/api/request-stream';
import { grouped } from '@/lib/counts';
import { FileError, readText, splitText } from '../model/read-text';

/** Finished imports whose leads are there still. */
export const importsQuery = queryOptions<ImportList>({ queryKey: [api.listImports.path], staleTime: 0 });

type Confirmed = { id: string; confirmation: ImportConfirmation; hasLeftOut: boolean };

/** What became of an import, with the rows that were left out as a file. */
export type Imported = ResponseOf<typeof api.confirmImport> & { leftOut: Blob | undefined };

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
  const [progress, setProgress] = useState<ResponseOf<typeof api.confirmImport>>();
  const mutation = useMutation({
    mutationFn: async ({ id, confirmation, hasLeftOut }: Confirmed): Promise<Imported> => {
      setProgress(undefined);
      // The server forgets the file as soon as it is imported.
      const leftOut = hasLeftOut ? await fetchLeftOut(id, confirmation) : undefined;
      let last: ResponseOf<typeof api.confirmImport> | undefined;
      for await (const lines of requestLines(api.confirmImport, { params: { id }, body: confirmation })) {
        last = JSON.parse(lines.at(-1) ?? 'null') as ResponseOf<typeof api.confirmImport>;
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

/** How a file is to be read: which column fills which field, and what its own words mean. */
export type Reading = { mapping: ImportMapping; meanings: ImportMeanings };

export type OpenImport = {
  id: string;
  fileName: string;
  /** Whether the file did not tell how its letters are written. */
  isGuessed: boolean;
  preview: ImportPreview;
  reading: Reading;
};

/** Sends a file and finds out what importing it would do; nothing is imported. `sent` is the part of it that has gone. */
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
      return {
        id,
        fileName: file.name,
        isGuessed,
        preview,
        reading: { mapping: preview.mapping, meanings: {} },
      };
    },
  });
  return { ...mutation, sent };
}

/** Reads the file again in a way that somebody has chosen. */
export const useReadAgain = () =>
  useMutation({
    mutationFn: ({ id, reading }: { id: string; reading: Reading }) =>
      request(api.previewImport, { params: { id }, body: reading }),
  });
