import type { Owner } from '@golghar/contracts';
import { AppError } from '@golghar/platform';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffRepository } from '../../team/staff/staff.repository';
import { DeliveryEntity } from '../delivery.entity';
import { announceAssignment } from '../events/lead-channel';
import { handoverEmailKind } from './handover-email';

/** An e-mail waits so long, so that whoever undoes a handover tells nobody of it. */
const emailDelaySeconds = 10;

const nobodyMessage = 'This colleague can’t sign in, so nobody would work the lead';

/** Who can own leads, and how they hear of those that they get. */
@Injectable()
export class Ownership {
  constructor(private readonly staff: StaffRepository) {}

  /** Somebody who can own leads; null stays nobody. */
  async findOwner(manager: EntityManager, id: string | null): Promise<Owner | null> {
    if (id === null) return null;
    const member = await this.staff.findOneActive(manager, id);
    if (!member) throw new AppError('invalid', { fields: { ownerId: nobodyMessage } });
    return { id: member.id, name: member.name };
  }

  /** Tells somebody of leads that are theirs now: in the application, and by one e-mail about all that was given together. */
  async tell(
    manager: EntityManager,
    {
      to,
      by,
      leads,
      handoverId,
    }: { to: Owner; by: Owner | null; leads: readonly { id: string }[]; handoverId: string },
  ): Promise<void> {
    const email = { kind: handoverEmailKind, subjectId: handoverId };
    // Sent when nothing was added for a while.
    const { affected } = await manager.update(
      DeliveryEntity,
      { ...email, state: 'queued', attempts: 0 },
      { nextAttemptAt: () => `now() + make_interval(secs => ${emailDelaySeconds})` },
    );
    if (!affected) await queueDeliveries(manager, [{ ...email, waitSeconds: emailDelaySeconds }]);
    await announceAssignment(manager, { to: to.id, by: by?.id ?? null, leads });
  }
}
