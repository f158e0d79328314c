import { contractController, listJobs } from '@golghar/platform';
import { isbot } from 'isbot';
import { VisitorService } from './visitor.service';

export const VisitorController = contractController(
  { visitors: VisitorService },
  {
    /** The number of visitors ever, including this visit; robots and staff are shown it without being counted. */
    async visitorCount({ user, address, headers: { 'user-agent': userAgent } }, { visitors }) {
      const isCounted = !user && userAgent && !isbot(userAgent);
      return { count: await (isCounted ? visitors.visit(address, userAgent) : visitors.findTotal()) };
    },
    listMetricsJobs: (_, { database }) => listJobs(database.manager),
  },
);
