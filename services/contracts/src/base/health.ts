import * as z from 'zod/mini';
import { endpoint } from './endpoint';

/** The product itself. */
export const healthApi = {
  /** Whether the product works, for monitors outside: nothing but that. */
  health: endpoint('GET /api/health', 'public', { response: z.object({ status: z.literal('ok') }) }),
};
