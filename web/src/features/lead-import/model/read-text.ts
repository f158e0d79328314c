import { importLimits } from '@golghar/contracts';

/** Why a file can't be read at all, in words. */
export class FileError extends Error {}

/** Text of a file; `isGuessed` if its encoding is unknown, so that some characters may be wrong. */
type FileText = { text: string; isGuessed: boolean };

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Decodes a file saved by a spreadsheet: UTF-8, UTF-16 (Excel's "Unicode text"), or Windows-1252, which can't be detected for
 * sure.
 * @throws FileError if it is no text
 */
export function readText(bytes: Uint8Array): FileText {
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
