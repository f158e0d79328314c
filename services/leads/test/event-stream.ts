import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LeadEvent } from '@golghar/contracts';

export type EventStream = {
  text: () => string;
  /** What came with data, oldest first. */
  events: () => LeadEvent[];
  until: (isSo: (text: string) => boolean) => Promise<void>;
  close: () => void;
};

/** Opens a stream of events with somebody's session; resolves when it is open. */
export function listen(url: string, token: string): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    let text = '';
    const outgoing = get(`${url}/api/admin/events`, { headers: { cookie: `session=${token}` } }, (answer) => {
      answer.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      answer.on('error', () => undefined);
      resolve({
        text: () => text,
        events: () =>
          text
            .split('\n')
            .filter((line) => line.startsWith('data: {"'))
            .map((line) => JSON.parse(line.slice('data: '.length))),
        until: async (isSo) => {
          for (const end = Date.now() + 5000; !isSo(text); await sleep(20))
            if (Date.now() > end) throw new Error(`It did not come within 5 s: ${text}`);
        },
        close: () => outgoing.destroy(),
      });
    });
    outgoing.on('error', reject);
  });
}
