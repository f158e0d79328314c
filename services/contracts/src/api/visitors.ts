import { endpoint } from '../endpoint';
import { visitorCountSchema } from '../visitors';

/** Visitors of the site. */
export const visitorsApi = {
  visitorCount: endpoint({
    method: 'GET',
    path: '/api/visitor-count',
    access: 'public',
    status: 200,
    response: visitorCountSchema,
  }),
};
