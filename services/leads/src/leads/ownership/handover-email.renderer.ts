import type { EmailRenderer } from '@golghar/platform/mail';
import type { StaffRepository } from '../../team/staff/staff.repository';
import { handoverEmail } from './handover-email';
import type { OwnershipRepository } from './ownership.repository';

/** Leads that an e-mail names; more are a number. */
const maxNamed = 20;

/** Renders the e-mail about a handover. Who lost the leads again meanwhile, or left, needs none. */
export const makeHandoverEmailRenderer =
  (
    { PUBLIC_URL }: { PUBLIC_URL: string },
    ownerships: OwnershipRepository,
    staff: StaffRepository,
  ): EmailRenderer =>
  async ({ subjectId }, manager) => {
    const leads = await ownerships.findHandedOver(manager, subjectId, maxNamed);
    const [first] = leads;
    const receiver = first && (await staff.findOneActive(manager, first.toId));
    return receiver && handoverEmail(receiver, leads, PUBLIC_URL);
  };
