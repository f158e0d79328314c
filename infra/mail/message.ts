import { simpleParser } from 'mailparser';
import type { MessageSummary } from './store';

export type Header = { name: string; value: string };

/** A message taken apart. */
export type Message = MessageSummary & {
  /** What the headers say, decoded; empty where they say nothing. */
  from: string;
  replyTo: string;
  /** In their order, unfolded, not decoded. */
  headers: Header[];
  /** Decoded; null where the message has no such part. */
  text: string | null;
  html: string | null;
  attachments: { filename: string; contentType: string; size: number }[];
};

/** Takes a message apart. */
export async function parseMessage(summary: MessageSummary, source: Buffer): Promise<Message> {
  const mail = await simpleParser(source, { skipHtmlToText: true, skipTextToHtml: true });
  return {
    ...summary,
    from: mail.from?.text ?? '',
    replyTo: mail.replyTo?.text ?? '',
    headers: mail.headerLines.map(({ line }) => headerOf(line)),
    text: mail.text ?? null,
    html: mail.html || null,
    attachments: mail.attachments.map(({ filename, contentType, size }) => ({
      filename: filename ?? 'unnamed',
      contentType,
      size,
    })),
  };
}

/** The subject alone, decoded; headers are all that is read. */
export async function subjectOf(source: Buffer): Promise<string> {
  const end = source.indexOf('\r\n\r\n');
  const mail = await simpleParser(end === -1 ? source : source.subarray(0, end + 4));
  return mail.subject ?? '';
}

function headerOf(line: string): Header {
  const colon = line.indexOf(':');
  return {
    name: line.slice(0, colon).trim(),
    value: line
      .slice(colon + 1)
      .replace(/\r?\n[ \t]+/g, ' ')
      .trim(),
  };
}
