import { backOfficePaths, type Owner, serviceLabels } from '@golghar/contracts';
import {
  buttons,
  defineMessage,
  isolate,
  listed,
  queueDeliveries,
  remark,
} from '@golghar/platform/deliveries';
import type { EntityManager } from 'typeorm';
import { linkTo, linkToLead } from '../leads-message';
import type { WorkerSettings } from '../settings';
import { currentName, findColleague } from '../team/staff';
import { DeliveryEntity } from './delivery.entity';
import { announce } from './events/lead-channel';
import { LeadEntity } from './lead.entity';
import { LeadActivityEntity } from './lead-activity.entity';

/** An e-mail waits this long, so that nobody is told of a handover that is undone. */
const delaySeconds = 10;

type Handover = { to: Owner; by: Owner | null; leadIds: string[]; handoverId: string };

/** Tells somebody of leads that are theirs now: in the application, and by one e-mail about all that were given together. */
export async function notifyOwner(
  manager: EntityManager,
  { to, by, leadIds, handoverId: subjectId }: Handover,
) {
  // Sent when nothing was added for a while.
  const { affected } = await manager.update(
    DeliveryEntity,
    { kind: 'handover', subjectId, state: 'queued', attempts: 0 },
    { nextAttemptAt: () => `now() + make_interval(secs => ${delaySeconds})` },
  );
  if (!affected) await queueDeliveries(manager, 'handover', [{ subjectId, waitSeconds: delaySeconds }]);
  const [id = null, ...others] = leadIds;
  const theirs = { to: to.id, by: by?.id ?? null, id: others.length > 0 ? null : id, count: leadIds.length };
  await announce(manager, { kind: 'assigned', ...theirs });
}

type HandedOverRow = Pick<LeadEntity, 'id' | 'name' | 'city' | 'service'> & {
  toId: string;
  authorName: string | null;
  note: string | null;
  /** Of all leads, including those that are not among the rows. */
  total: number;
};

/** Leads that were given together, or by one change, and still belong to their receiver, newest first. */
function findHandedOver(manager: EntityManager, id: string, limit: number): Promise<HandedOverRow[]> {
  return manager
    .createQueryBuilder(LeadActivityEntity, 'given')
    .innerJoin(LeadEntity, 'lead', `lead.id = given.leadId AND lead.ownerId = (given.after->>'id')::uuid`)
    .select(['lead.id AS id', 'lead.name AS name', 'lead.city AS city', 'lead.service AS service'])
    .addSelect(`(given.after->>'id')::uuid`, 'toId')
    .addSelect(currentName('given.actor_id', 'given.actor_name'), 'authorName')
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

/** Leads that an e-mail lists; more are a number. */
const maxNamed = 20;

/** Tells somebody of leads that are theirs now, newest first, unless they have lost them or left meanwhile. */
export const handoverMessage = defineMessage<WorkerSettings>({
  kind: 'handover',

  async render({ subjectId }, context) {
    const { manager } = context.database;
    const leads = await findHandedOver(manager, subjectId, maxNamed);
    const [first] = leads;
    const receiver = first && (await findColleague(manager, first.toId));
    if (!receiver) return undefined;
    const { total, authorName, note } = first;
    const isOne = total === 1;
    const giver = authorName ? `${isolate(authorName)} gave you` : 'You were given';
    const lines = leads.map(
      ({ name, service, city }) =>
        `${isolate(name)}, ${serviceLabels[service]}${city ? `, ${isolate(city)}` : ''}`,
    );
    return {
      to: receiver,
      subject: `Yours now: ${isOne ? `${isolate(first.name)}, ${serviceLabels[first.service]}` : `${total} leads`}`,
      title: isOne ? 'A lead is yours now' : `${total} leads are yours now`,
      blocks: [
        `${giver} ${isOne ? 'this lead' : 'these leads'}.`,
        note ? `“${isolate(note)}”` : undefined,
        ...listed(lines, total),
        buttons(
          isOne
            ? linkToLead(context, first.id)
            : linkTo(context, 'Open your leads', `${backOfficePaths.leads}?owner=me`),
        ),
        remark('You get this mail because you work here and the lead belongs to you.'),
      ],
    };
  },
});
