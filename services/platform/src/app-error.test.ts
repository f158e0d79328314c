import { NotFoundException } from '@nestjs/common';
import { AppError, toAppError } from './app-error';

const fault = (message: string, extra: object) => Object.assign(new Error(message), extra);

it.each([
  ['a body that is too large', fault('Request body is too large', { statusCode: 413 }), 'too_large'],
  ['broken JSON', fault('Unexpected token', { statusCode: 400 }), 'malformed'],
  ['another content type', fault('Unsupported Media Type', { statusCode: 415 }), 'not_json'],
  ['an unknown address', new NotFoundException(), 'not_found'],
  ['a refused connection', fault('connect ECONNREFUSED', { code: 'ECONNREFUSED' }), 'unavailable'],
  ['a Postgres that shuts down', fault('terminating connection', { code: '57P01' }), 'unavailable'],
  ['a full disk', fault('could not extend file', { code: '53100' }), 'unavailable'],
  ['a deadlock', fault('deadlock detected', { code: '40P01' }), 'unavailable'],
  ['a serialization failure', fault('could not serialize access', { code: '40001' }), 'unavailable'],
  ['a silent Postgres', new Error('Query read timeout'), 'unavailable'],
  ['a value that Postgres refuses', fault('invalid byte sequence', { code: '22021' }), 'malformed'],
  ['an address that is too long', fault('exceeding', { statusCode: 414 }), 'not_found'],
  ['a mistake of ours', new TypeError('x is not a function'), 'internal'],
  ['a broken rule of the schema', fault('violates check', { code: '23514' }), 'internal'],
  ['a thrown string', 'text', 'internal'],
])('toAppError reads %s', (_, thrown, code) => {
  expect(toAppError(thrown).code).toBe(code);
});

it('toAppError leaves our own errors as they are', () => {
  const error = new AppError('conflict');
  expect(toAppError(error)).toBe(error);
});

it.each(['08006', '40P01', '40001'])('toAppError says when to try again after %s', (code) => {
  expect(toAppError(fault('gone', { code })).details.retryAfter).toBeGreaterThan(0);
});
