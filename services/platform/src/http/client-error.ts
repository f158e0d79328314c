import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { AppError } from '../app-error';

/** Errors of Node's parser and timers about something that never became a request. */
const codes: Partial<Record<string, 'too_slow' | 'too_large'>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'too_large',
};

/**
 * Responds to a request that Node can't read in the same shape as every other error, and closes. `Connection: close` is for the
 * gateway: without it the connection returns to its pool, and the next visitor's request is lost on it.
 */
export function sendClientError({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable || hasBegunResponse(socket)) {
    socket.destroy();
    return;
  }
  const { status, body } = new AppError(codes[code] ?? 'malformed');
  const text = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      text,
    ].join('\r\n'),
  );
}

const responses = new WeakMap<Socket, ServerResponse>();

/** Remembers the response in progress on each connection, so that no second one is written into it. */
export function trackResponses(server: Server): void {
  server.on('request', ({ socket }: IncomingMessage, response) => responses.set(socket, response));
}

const hasBegunResponse = (socket: Socket): boolean => {
  const response = responses.get(socket);
  return response?.headersSent === true && !response.writableFinished;
};
