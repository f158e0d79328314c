import { create } from 'zustand';
import { randomKey } from '@/lib/random-key';
import { onPersonLeft } from '@/lib/session/session';
import type { AttachedFile } from '../model/template-words';

/** Content of files attached here, by id: a draft survives a reload, its files don't. */
const contents = new Map<string, File>();

export function attachFile(file: File): AttachedFile {
  const id = randomKey();
  contents.set(id, file);
  return { id, name: file.name, size: file.size };
}

/** Whether the content was lost in a reload. */
export const isLost = ({ id }: AttachedFile): boolean => !contents.has(id);

/** The file no longer exists, or the browser may not read it. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

/** A file as it is sent. @throws UnreadableFile */
export const encodeFile = ({ id, name }: AttachedFile): Promise<{ name: string; content: string }> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const [, content = ''] = String(reader.result).split(',');
      resolve({ name, content });
    };
    const refuse = () =>
      reject(new UnreadableFile(`${name} can’t be read any more: please attach it again.`));
    reader.onerror = refuse;
    const file = contents.get(id);
    if (file) reader.readAsDataURL(file);
    else refuse();
  });

type Upload = { share: number; stop: () => void };

/** Upload progress of replies being sent, by lead. */
export const useUploads = create<Record<string, Upload | undefined>>()(() => ({}));

onPersonLeft(() => {
  for (const upload of Object.values(useUploads.getState())) upload?.stop();
  contents.clear();
});
