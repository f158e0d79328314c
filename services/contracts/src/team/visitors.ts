import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { siteApiPaths } from '../base/site-api-paths';

/** Everyone who visited, ever; see `GET /api/visitor-count`. */
const visitorCountSchema = z.object({ count: z.int() });

/** Visitors of the site. */
export const visitorsApi = {
  visitorCount: endpoint(`GET ${siteApiPaths.visitorCount}`, 'public', { response: visitorCountSchema }),
};
