import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { useService } from '../../../infra/test/api/use-service';

const leads = useService('leads');

type Stream = {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  isOver: boolean;
  close: () => void;
};

const open = (token: string): Promise<Stream> =>
  new Promise((resolve, reject) => {
    const outgoing = get(
      `${leads.url}/api/admin/events`,
      { headers: { cookie: `session=${token}` } },
      (answer) => {
        const stream: Stream = {
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: '',
          isOver: false,
          close: () => outgoing.destroy(),
        };
        answer.setEncoding('utf8').on('data', (part) => {
          stream.text += part;
        });
        for (const end of ['end', 'error'])
          answer.on(end, () => {
            stream.isOver = true;
          });
        resolve(stream);
      },
    );
    outgoing.on('error', reject);
  });

const until = async (isSo: () => boolean): Promise<void> => {
  for (const end = Date.now() + 3000; !isSo(); await sleep(20))
    if (Date.now() > end) throw new Error('It did not happen within 3 s');
};

it('gives a session eight streams and tells the oldest to go for a ninth', async () => {
  const { token } = await leads.signIn('sales_executive');
  const other = await leads.signIn('sales_executive');
  const streams = [await open(other.token)];
  for (let count = 0; count < 9; count += 1) streams.push(await open(token));
  const [untouched, oldest, ...rest] = streams;
  await until(() => oldest?.isOver === true);
  expect(oldest?.text).toContain('event: replaced\n');
  expect([untouched, ...rest].map((stream) => stream?.isOver)).toEqual(Array(9).fill(false));
  for (const stream of streams) stream.close();
});

it('opens no stream for HEAD', async () => {
  const colleague = await leads.signIn('sales_executive');
  const answer = await colleague.request.head('/api/admin/events');
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET']);
});
