import type { Response } from 'supertest';

/** For supertest: the last line of an answer of JSON lines. */
export function lastLine(stream: Response, done: (error: Error | null, body: unknown) => void): void {
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (part: string) => {
    text += part;
  });
  stream.on('end', () => {
    const lines = text.split('\n').filter(Boolean);
    done(null, lines.length > 0 ? JSON.parse(lines.at(-1) as string) : undefined);
  });
}
