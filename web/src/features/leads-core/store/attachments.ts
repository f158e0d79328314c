import { create } from 'zustand';
import { randomKey } from '@/lib/random-key';
import { onPersonLeft } from '@/lib/session/session';
import type { AttachedFile } from '../model/template-words';

/** What the files hold that were attached here, by their ids: a draft outlives a reload, its files don't. */
const contents = new Map<string, File>();

/** Attaches a file to a draft, which keeps its name. */
export function attachFile(file: File): AttachedFile {
  const id = randomKey();
  contents.set(id, file);
  return { id, name: file.name, size: file.size };
}

/** Whether only the name of a file outlived a reload. */
export const isLost = ({ id }: AttachedFile): boolean => !contents.has(id);

/** A file that is not there any more, or that the browser may not read. */
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

const none: Readonly<Record<string, Upload | undefined>> = {};

/** Answers that are on their way to the server, by lead: how much of each has gone. */
export const useUploads = create(() => none);

onPersonLeft(() => {
  for (const upload of Object.values(useUploads.getState())) upload?.stop();
  contents.clear();
});
