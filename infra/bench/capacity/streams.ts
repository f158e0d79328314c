import { type ClientRequest, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { api } from '@golghar/contracts';
import { type Stack, testAdmin } from '../../test/stack';
import { residentMemory } from '../memory';

/** As many as a session may have. */
const perSession = 8;
const sessions = 63;

// At auth itself: the gateway lets one address sign in but so often.
async function signIn(stack: Stack): Promise<string> {
  const answer = await fetch(`${stack.serviceUrl('auth')}${api.logIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(testAdmin),
  });
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((header) => header.split(';')[0])
    .join('; ');
}

/** Resolves when the first bytes are there. */
const openStream = (stack: Stack, cookie: string): Promise<ClientRequest> =>
  new Promise((resolve, reject) => {
    const request = get(
      `${stack.serviceUrl('leads')}${api.events.path}`,
      { agent: false, headers: { cookie } },
      (answer) => {
        answer.resume();
        if (answer.statusCode === 200) resolve(request);
        else reject(new Error(`A stream answered ${answer.statusCode}`));
      },
    );
    request.on('error', reject);
  });

const memoryOfLeads = (stack: Stack): number =>
  residentMemory(stack).find(({ name }) => name === 'leads')?.megabytes ?? Number.NaN;

/** Megabytes that the leads service takes for a thousand open streams of events. */
export async function streamMemory(stack: Stack): Promise<number> {
  const cookies: string[] = [];
  for (let n = 0; n < sessions; n += 1) cookies.push(await signIn(stack));
  const before = memoryOfLeads(stack);
  const streams: ClientRequest[] = [];
  for (const cookie of cookies)
    streams.push(...(await Promise.all(Array.from({ length: perSession }, () => openStream(stack, cookie)))));
  await sleep(6000);
  const grown = memoryOfLeads(stack) - before;
  for (const stream of streams) stream.on('error', () => undefined).destroy();
  return (grown / streams.length) * 1000;
}
