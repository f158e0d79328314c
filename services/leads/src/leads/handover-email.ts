import { backOfficePaths, type EmailKind, leadPath, type Owner, serviceLabels } from '@golghar/contracts';
import {
  type EmailContent,
  type Message,
  queueDeliveries,
  type Renderer,
} from '@golghar/platform/deliveries';
import { buttons, isolate, listed, remark, renderEmail } from '@golghar/platform/mail';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WORKER_SETTINGS, type WorkerSettings } from '../settings';
import { presentName } from '../team/staff/present-names';
import type { StaffRow } from '../team/staff/staff.repository';
import { StaffRepository } from '../team/staff/staff.repository';
import { LeadActivityEntity } from './activity/lead-activity.entity';
import { DeliveryEntity } from './delivery.entity';
import { announceAssignment } from './events/lead-channel';
import { LeadEntity } from './lead.entity';

/** Kind of the e-mail that tells somebody of leads that are theirs now. */
const handoverEmailKind = 'handover' satisfies EmailKind;

/** An e-mail waits so long, so that whoever undoes a handover tells nobody of it. */
const delaySeconds = 10;

type Handover = { to: Owner; by: Owner | null; leadIds: string[]; handoverId: string };

/** Tells somebody of leads that are theirs now: in the application, and by one e-mail about all that was given together. */
export async function tellOwner(manager: EntityManager, { to, by, leadIds, handoverId }: Handover) {
  const email = { kind: handoverEmailKind, subjectId: handoverId };
  // Sent when nothing was added for a while.
  const { affected } = await manager.update(
    DeliveryEntity,
    { ...email, state: 'queued', attempts: 0 },
    { nextAttemptAt: () => `now() + make_interval(secs => ${delaySeconds})` },
  );
  if (!affected) await queueDeliveries(manager, [{ ...email, waitSeconds: delaySeconds }]);
  await announceAssignment(manager, { to: to.id, by: by?.id ?? null, leadIds });
}

type HandedOverRow = Pick<LeadEntity, 'id' | 'name' | 'city' | 'service'> & {
  toId: string;
  authorName: string | null;
  note: string | null;
  /** Of all leads, also those that are not among the rows. */
  total: number;
};

/** Leads that were given together, or by one change, and still belong to who got them, the newest first. */
function findHandedOver(manager: EntityManager, id: string, limit: number): Promise<HandedOverRow[]> {
  return manager
    .createQueryBuilder(LeadActivityEntity, 'given')
    .innerJoin(LeadEntity, 'lead', `lead.id = given.leadId AND lead.ownerId = (given.after->>'id')::uuid`)
    .select(['lead.id AS id', 'lead.name AS name', 'lead.city AS city', 'lead.service AS service'])
    .addSelect(`(given.after->>'id')::uuid`, 'toId')
    .addSelect(presentName('given.actor_id', 'given.actor_name'), 'authorName')
    .addSelect('given.text', 'note')
    .addSelect('(count(*) OVER ())::int', 'total')
    .where(`(given.groupId = :id OR given.id = :id) AND given.kind = 'owner' AND given.undoes IS NULL`, {
      id,
    })
    .andWhere('lead.deletedAt IS NULL')
    .orderBy({ 'lead.submittedAt': 'DESC', 'lead.id': 'DESC' })
    .limit(limit)
    .getRawMany<HandedOverRow>();
}

/** What is said of leads, the newest first, to whom they belong now. */
export function handoverEmail(
  { name, email }: Pick<StaffRow, 'name' | 'email'>,
  leads: readonly HandedOverRow[],
  publicUrl: string,
): EmailContent | undefined {
  const [first] = leads;
  if (!first) return undefined;
  const { total, authorName, note } = first;
  const isOne = total === 1;
  const giver = authorName ? `${isolate(authorName)} gave you` : 'You were given';
  const lines = leads.map(
    (lead) =>
      `${isolate(lead.name)}, ${serviceLabels[lead.service]}${lead.city ? `, ${isolate(lead.city)}` : ''}`,
  );
  return {
    to: { name, address: email },
    subject: isOne
      ? `Yours now: ${isolate(first.name)}, ${serviceLabels[first.service]}`
      : `Yours now: ${total} leads`,
    ...renderEmail({
      title: isOne ? 'A lead is yours now' : `${total} leads are yours now`,
      blocks: [
        `${giver} ${isOne ? 'this lead' : 'these leads'}.`,
        note ? `“${isolate(note)}”` : undefined,
        ...listed(lines, total),
        buttons(
          isOne
            ? { label: 'Open the lead', href: `${publicUrl}${leadPath(first.id)}` }
            : { label: 'Open your leads', href: `${publicUrl}${backOfficePaths.leads}?owner=me` },
        ),
        remark('You get this mail because you work here and the lead belongs to you.'),
      ],
    }),
  };
}

/** Leads that an e-mail names; more are a number. */
const maxNamed = 20;

/** Who lost the leads again meanwhile, or left, needs none. */
@Injectable()
export class HandoverMessage implements Message {
  readonly kind = handoverEmailKind;

  constructor(
    @Inject(WORKER_SETTINGS) private readonly settings: Pick<WorkerSettings, 'PUBLIC_URL'>,
    private readonly staff: StaffRepository,
  ) {}

  readonly render: Renderer = async ({ subjectId }, manager) => {
    const leads = await findHandedOver(manager, subjectId, maxNamed);
    const [first] = leads;
    const receiver = first && (await this.staff.findOneActive(manager, first.toId));
    return receiver && handoverEmail(receiver, leads, this.settings.PUBLIC_URL);
  };
}
