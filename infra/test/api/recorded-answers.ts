import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { api, type Endpoint } from '@golghar/contracts';
import type { HttpApp } from '../../../services/platform/src/bootstrap/http-app';
import { root } from '../root';
import { stoppedHeader } from './stop-before-handlers';

/** An operation of the contract, and `success` or the error code of its response. */
export type RecordedAnswer = { operation: string; outcome: string; testFile: string };

/** Where a complete run of the API tests records responses; other runs record nothing. */
const folder = process.env.RECORDED_ANSWERS;

const operationNames = new Map(
  Object.entries<Endpoint>(api).map(([name, { method, path: route }]) => [`${method} ${route}`, name]),
);

const isJson = (type: unknown) => String(type).startsWith('application/json');

/** Collects every response of a service until `save` writes them for the check at the end of the run. */
export function recordAnswers(app: HttpApp): { save: () => void } {
  if (!folder) return { save: () => undefined };
  const testFile = path.relative(root, expect.getState().testPath ?? '');
  const seen = new Map<string, RecordedAnswer>();
  const errorCodes = new WeakMap<object, string>();
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode >= 400 && typeof payload === 'string' && isJson(reply.getHeader('content-type')))
      errorCodes.set(request, JSON.parse(payload).code);
  });
  server.addHook('onResponse', async (request, reply) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const operation = operationNames.get(`${method} ${request.routeOptions.url}`);
    const outcome = reply.statusCode < 400 ? 'success' : errorCodes.get(request);
    // A form submitted by the browser itself gets a page in response, which has no code.
    if (!operation || !outcome || reply.getHeader(stoppedHeader)) return;
    seen.set(`${operation} ${outcome}`, { operation, outcome, testFile });
  });
  return {
    save() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify([...seen.values()]));
    },
  };
}

/** Everything that the run recorded. */
export const readRecordedAnswers = (): RecordedAnswer[] => {
  if (!folder) throw new Error('Nothing was recorded: run make test-api without file and name.');
  return readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
};
