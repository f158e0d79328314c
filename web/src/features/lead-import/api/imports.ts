import { api, grouped, type ImportConfirmation, importLimits, type ResponseOf } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { everything, operationQuery } from '@/lib/api/operations';
import { request } from '@/lib/api/request';
import { requestFile, requestProgress } from '@/lib/api/request-stream';

/** Finished imports that still have leads. */
export const importsQuery = operationQuery(api.listImports, { staleTime: 0 });

type Progress = ResponseOf<typeof api.confirmImport>;

export type Imported = Progress & { leftOut: Blob | undefined };

export const fetchLeftOut = (id: string, { tag: _, ...body }: ImportConfirmation): Promise<Blob> =>
  requestFile(api.exportLeftOut, { params: { id }, body });

export function useConfirmImport(id: string, hasLeftOut: boolean) {
  const [progress, setProgress] = useState<Progress>();
  const mutation = useMutation({
    mutationFn: async (body: ImportConfirmation): Promise<Imported> => {
      setProgress(undefined);
      // First, because the server deletes the file once it is imported.
      const leftOut = hasLeftOut ? await fetchLeftOut(id, body) : undefined;
      const sent = { params: { id }, body };
      return { ...(await requestProgress(api.confirmImport, sent, setProgress)), leftOut };
    },
    meta: { refreshes: everything },
  });
  return { ...mutation, progress };
}

/** Why a file can't be read at all, in words. */
export class FileError extends Error {}

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Decodes UTF-8, UTF-16 (Excel's "Unicode text"), or else Windows-1252, which can't be detected for sure: then it `isGuessed`.
 * @throws FileError if it is no text
 */
export function readText(bytes: Uint8Array): { text: string; isGuessed: boolean } {
  if (startsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw new FileError(
      'This is a workbook, not a CSV file. Open it and save it as “CSV UTF-8”, then try that.',
    );
  const isLittle = startsWith(bytes, 0xff, 0xfe);
  if (isLittle || startsWith(bytes, 0xfe, 0xff))
    return { text: new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes), isGuessed: false };
  if (bytes.includes(0))
    throw new FileError('This is no text file. Save your table as “CSV UTF-8”, then try that.');
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}

export function splitText(text: string, length: number = importLimits.partCharacters): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length; start += length) parts.push(text.slice(start, start + length));
  return parts;
}

/** Uploads a file and previews the import; nothing is imported yet. `sent` is the uploaded fraction. */
export function useUpload() {
  const [sent, setSent] = useState(0);
  const mutation = useMutation({
    mutationFn: async (file: File) => {
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
      return { id, fileName: file.name, isGuessed, preview };
    },
  });
  return { ...mutation, sent };
}

export type OpenImport = NonNullable<ReturnType<typeof useUpload>['data']>;
