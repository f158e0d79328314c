import { contractController } from '@golghar/platform';
import { isbot } from 'isbot';
import { VisitorService } from './visitor.service';

export const VisitorController = contractController(
  { visitors: VisitorService },
  {
    /** The count of everyone ever, with this visit in it; robots and staff only read. */
    async visitorCount({ user, address, headers: { 'user-agent': userAgent } }, { visitors }) {
      const isCounted = !user && userAgent && !isbot(userAgent);
      return { count: await (isCounted ? visitors.visit(address, userAgent) : visitors.findTotal()) };
    },
  },
);
