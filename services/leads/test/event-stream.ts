import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LeadEvent } from '@golghar/contracts';

export type EventStream = {
  status: number;
  isOver: () => boolean;
  text: () => string;
  /** What came with data, oldest first. */
  events: () => LeadEvent[];
  until: (isSo: (text: string) => boolean, timeoutMs?: number) => Promise<void>;
  close: () => void;
};

/** Opens a stream of events with somebody's session; resolves when it is open. */
export function listen(url: string, token: string): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    let text = '';
    let isOver = false;
    const outgoing = get(`${url}/api/admin/events`, { headers: { cookie: `session=${token}` } }, (answer) => {
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      for (const end of ['end', 'error'])
        answer.on(end, () => {
          isOver = true;
        });
      resolve({
        status: answer.statusCode ?? 0,
        isOver: () => isOver,
        text: () => text,
        events: () =>
          text
            .split('\n')
            .filter((line) => line.startsWith('data: {"'))
            .map((line) => JSON.parse(line.slice('data: '.length))),
        until: async (isSo, timeoutMs = 15_000) => {
          for (const end = Date.now() + timeoutMs; !isSo(text); await sleep(20))
            if (Date.now() > end) throw new Error(`It did not come within ${timeoutMs} ms: ${text}`);
        },
        close: () => outgoing.destroy(),
      });
    });
    outgoing.on('error', reject);
  });
}
