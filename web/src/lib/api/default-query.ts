import type { QueryFunctionContext } from '@tanstack/react-query';
import { ApiError } from './api-error';
import { read } from './request';

/** A read says by `meta: { on401: 'returnNull' }` that nobody being signed in is no error. */
export type ReadMeta = { on401?: 'throw' | 'returnNull' };

/**
 * Reads what a query key names: a path, and after it an object with the query of the address, if any.
 * @throws ApiError when the answer is not a success, 401 included unless the read's `meta` says otherwise
 */
export async function readQueryKey({ queryKey, meta, signal }: QueryFunctionContext): Promise<unknown> {
  const [path, query] = queryKey as [string, object?];
  try {
    return await read(path, query, signal);
  } catch (error) {
    const isNobody = error instanceof ApiError && error.status === 401;
    if (isNobody && (meta as ReadMeta | undefined)?.on401 === 'returnNull') return null;
    throw error;
  }
}
