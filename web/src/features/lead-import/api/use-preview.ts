import { api, type ImportMapping, type ImportPreview, importLimits } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { request } from '@/lib/request';
import { FileError, readText } from '../model/read-text';
import { splitText } from '../model/split-text';

export type OpenImport = {
  id: string;
  fileName: string;
  /** Whether the file did not tell how its letters are written. */
  isGuessed: boolean;
  preview: ImportPreview;
};

const previewOf = (id: string, mapping?: ImportMapping) =>
  request(api.previewImport, { params: { id }, body: mapping ? { mapping } : {} });

/** Sends a file and finds out what importing it would do; nothing is imported. */
export const useUpload = () =>
  useMutation({
    mutationFn: async (file: File): Promise<OpenImport> => {
      const { text, isGuessed } = readText(new Uint8Array(await file.arrayBuffer()));
      if (!text.trim()) throw new FileError('The file is empty.');
      if (text.length > importLimits.characters)
        throw new FileError(
          `The file is too long: at most ${importLimits.rows.toLocaleString('en-IN')} rows go at a time. Split it and import the parts one after the other.`,
        );
      const { id } = await request(api.startImport, { body: { fileName: file.name } });
      for (const [index, part] of splitText(text).entries())
        await request(api.sendImportPart, { params: { id, index }, body: { text: part } });
      return { id, fileName: file.name, isGuessed, preview: await previewOf(id) };
    },
  });

/** Looks again with columns that somebody has chosen. */
export const useRemap = () =>
  useMutation({
    mutationFn: ({ id, mapping }: { id: string; mapping: ImportMapping }) => previewOf(id, mapping),
  });
