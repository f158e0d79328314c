import type { Response } from 'supertest';

type Done<Body> = (error: Error | null, body: Body) => void;

/** For supertest: an answer of any type as text. */
export function wholeText(stream: Response, done: Done<string>): void {
  let text = '';
  stream.setEncoding('utf8');
  stream.on('data', (part: string) => {
    text += part;
  });
  stream.on('end', () => done(null, text));
}

/** For supertest: the last line of an answer of JSON lines. */
export const lastLine = (stream: Response, done: Done<unknown>): void =>
  wholeText(stream, (_, text) => {
    const line = text.split('\n').filter(Boolean).at(-1);
    done(null, line && JSON.parse(line));
  });
