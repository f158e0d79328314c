import { ApiError } from '@/lib/api-error';

/** Why a link does nothing, in the server's words; undefined where another try may help. */
export const refusalOf = (error: unknown): string | undefined =>
  error instanceof ApiError && error.status < 429 ? error.wire?.message : undefined;
