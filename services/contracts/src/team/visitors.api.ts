import { endpoint } from '../base/endpoint';
import { siteApiPaths } from '../base/site-api-paths';
import { visitorCountSchema } from './visitors';

/** Visitors of the site. */
export const visitorsApi = {
  visitorCount: endpoint(`GET ${siteApiPaths.visitorCount}`, 'public', { response: visitorCountSchema }),
};
