import * as z from 'zod/mini';
import { typedLine } from '../base/text';

/** Limits of the files sent with an answer by e-mail; the size is the total, which every common mail server accepts. */
export const attachmentLimits = { files: 10, megabytes: 5, bytes: 5 * 1024 * 1024 } as const;

/** Days for which files are kept: as long as the state of their e-mail is known. */
export const attachmentKeptDays = 30;

/** Size of a request with the largest files in Base64, a third larger, and the text. */
export const maxReplyBytes = 7 * 1024 * 1024;

/** Programs, and files that start one: the large mail providers refuse a whole e-mail for one of them. */
const programs =
  /\.(?:apk|appx|bat|cmd|com|cpl|dll|dmg|exe|hta|iso|img|jar|jse?|lnk|msc|msix?|pif|ps1|reg|scr|sys|vb[es]?|vhdx?|ws[cfh])$/i;

/** A file's size in words, rounded up. */
export const fileSizeWords = (bytes: number): string => {
  const kilobytes = Math.ceil(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} KB` : `${(Math.ceil(kilobytes / 102.4) / 10).toFixed(1)} MB`;
};

/** Why files can't be sent with an answer, in words; undefined if they can. */
export function attachmentsProblem(files: readonly { name: string; size: number }[]): string | undefined {
  const program = files.find(({ name }) => programs.test(name));
  if (program) return `Mail servers refuse files like ${program.name}: please send a link to it`;
  const empty = files.find(({ size }) => size === 0);
  if (empty) return `${empty.name} is empty`;
  const { files: most, megabytes, bytes } = attachmentLimits;
  if (files.length > most) return `At most ${most} files can be attached to an e-mail`;
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total <= bytes) return undefined;
  return `Attachments have at most ${megabytes} MB in all: these have ${fileSizeWords(total)}`;
}

const base64 = /^[A-Za-z\d+/]*={0,2}$/;

const newAttachmentSchema = z.strictObject({
  name: typedLine(1, 200, 'A file name has 1 to 200 characters').check(
    // No path, and no characters that reverse text: `cod.exe` must not look like `exe.doc`.
    z.regex(/^[^/\\\u202a-\u202e\u2066-\u2069]*$/, 'A file name is no path'),
  ),
  /** The file's content in Base64. */
  content: z
    .string()
    .check(z.refine((text) => text.length % 4 === 0 && base64.test(text), 'A file is sent in Base64')),
});

type NewAttachment = z.infer<typeof newAttachmentSchema>;

/** The size of a file in Base64, where each `=` stands for a missing byte. */
const sizeOf = (content: string): number =>
  (content.length / 4) * 3 - (content.endsWith('==') ? 2 : content.endsWith('=') ? 1 : 0);

const problemOf = (files: readonly NewAttachment[]) =>
  attachmentsProblem(files.map(({ name, content }) => ({ name, size: sizeOf(content) })));

export const newAttachmentsSchema = z.array(newAttachmentSchema).check(
  z.refine((files) => !problemOf(files), {
    error: ({ input }) => problemOf(input as NewAttachment[]),
  }),
);

export const attachmentSchema = z.object({ name: z.string(), size: z.int() });

export type Attachment = z.infer<typeof attachmentSchema>;
