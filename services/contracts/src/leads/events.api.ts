import { roles } from '../base/access';
import { endpoint } from '../base/endpoint';

/** What changes while one looks. */
export const eventsApi = {
  /**
   * Server-sent events, each a `leadEventSchema`. The first is named `opened`; its data say for how many milliseconds
   * nothing has happened, a whole number: what was asked for in that time is up to date. One named `missed` says that
   * some were lost, one named `replaced` that the session has opened too many since: this stream ends and is not to be
   * opened again at once.
   */
  events: endpoint('GET /api/admin/events', roles, { stream: 'text/event-stream' }),
};
