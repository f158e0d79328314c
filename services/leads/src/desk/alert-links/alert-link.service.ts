import { Readable } from 'node:stream';
import {
  type AlertAction,
  type AlertLink,
  alertActions,
  alertLinkDays,
  api,
  type QueryOf,
  toRole,
} from '@golghar/contracts';
import { type Actor, AppError, sha256 } from '@golghar/platform';
import type { DataSource, EntityManager } from 'typeorm';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { ContactEntity } from '../../leads/entry.entity';
import type { LeadEntity } from '../../leads/lead.entity';
import { lockLead, missingLead, readLead } from '../../leads/lead.repository';
import { record } from '../../leads/lead-activity.entity';
import { changeLeads, logContact } from '../../leads/lead-changes';
import { AlertLinkEntity } from './alert-link.entity';
import { confirmationPage, donePage, failurePage, type OpenAlertLink } from './alert-link-pages';

const toStream = (page: string) => Readable.from([page]);

const refuse = (message: string) => new AppError('conflict', { message });

type FoundLink = {
  leadId: string;
  userId: string;
  /** As stored; the person may no longer be able to sign in. */
  role: string;
  name: string;
  isActive: boolean;
  /** Whether the account was disabled since the link was made, enabled again or not. */
  isEnded: boolean;
};

/**
 * The page for opening a link in the mail about an enquiry, or for pressing its button: a refusal is a page, too, for whoever
 * pressed it in a mail.
 */
export async function alertLinkPage(
  database: DataSource,
  query: QueryOf<typeof api.openAlertLink>,
  { isPressed }: { isPressed: boolean },
): Promise<Readable> {
  const link = api.useAlertLink.request.safeParse(query).data;
  if (!link)
    return toStream(failurePage('This link was not copied whole. Please press it in the mail itself.'));
  try {
    const opened = await database.transaction((manager) => open(manager, link, isPressed));
    return toStream(isPressed ? donePage(link, opened) : confirmationPage(link, opened));
  } catch (error) {
    if (error instanceof AppError) return toStream(failurePage(error.message));
    throw error;
  }
}

/**
 * A link's lead and recipient; pressing does what it says, once.
 * @throws AppError when the link does not work, or no longer does, or there is nothing left to do
 */
async function open(manager: EntityManager, link: AlertLink, isPressed: boolean): Promise<OpenAlertLink> {
  const tokenHash = sha256(link.token);
  const found = await findLink(manager, tokenHash);
  if (!found) throw refuse('This link has expired, or was not copied whole.');
  if (!found.isActive) throw refuse('This account can’t sign in any more.');
  if (found.isEnded) throw refuse('This link ended when the account was disabled.');
  const actor: Actor = { id: found.userId, name: found.name, role: toRole(found.role) };
  // Locked, so that two presses do not run at the same time: whether the link was used is checked after that.
  const lead = await lockLead(manager, found.leadId, actor);
  const used = (await manager.findOneBy(AlertLinkEntity, { tokenHash }))?.used;
  if (!used || used.includes(link.action)) throw refuse('This link was used already.');
  const { deletedAt, quarantine } = lead;
  if (quarantine?.by) throw refuse(`${quarantine.by.name} has set this lead aside as spam.`);
  if (deletedAt) throw missingLead(lead);
  const doneBy = await findDone(manager, lead, link.action, actor);
  if (doneBy) throw refuse(`${doneBy} already.`);
  const before = await readLead(manager, lead.id);
  if (isPressed) {
    await manager.update(AlertLinkEntity, { tokenHash }, { used: [...used, link.action] });
    await press(manager, link, lead, actor);
  }
  return { lead: before, recipient: actor };
}

async function press(manager: EntityManager, { action }: AlertLink, lead: LeadEntity, actor: Actor) {
  await record(manager, 'alertLink', [lead], { actor, text: alertActions[action] });
  if (action === 'take') await changeLeads(manager, [lead], { owner: () => actor }, { actor });
  else if (action === 'spam') await changeLeads(manager, [lead], { spam: () => null }, { actor });
  else await logContact(manager, lead, { outcome: action, channel: 'call' }, actor);
}

function findLink(manager: EntityManager, tokenHash: Buffer): Promise<FoundLink | undefined> {
  return manager
    .createQueryBuilder(AlertLinkEntity, 'link')
    .innerJoin(DeliveryEntity, 'alert', 'alert.id = link.alertId')
    .innerJoin((query) => query.select('*').from('auth.staff', 'member'), 'staff', 'staff.id = link.userId')
    .select(['alert.leadId AS "leadId"', 'link.userId AS "userId"'])
    .addSelect(['staff.name AS name', 'staff.role AS role', 'staff.is_active AS "isActive"'])
    .addSelect(
      `coalesce(link.expiresAt - interval '${alertLinkDays} days' <= staff.disabled_at, false)`,
      'isEnded',
    )
    .where('link.tokenHash = :tokenHash AND link.expiresAt > now()', { tokenHash })
    .getRawOne<FoundLink>();
}

async function findDone(
  manager: EntityManager,
  { id: leadId, owner }: LeadEntity,
  action: AlertAction,
  actor: Actor,
): Promise<string | undefined> {
  if (action === 'take' && owner)
    return owner.id === actor.id ? 'You have this lead' : `${owner.name} has this lead`;
  if (action !== 'reached' && action !== 'no_answer') return undefined;
  const reached = await manager.findOne(ContactEntity, {
    where: { leadId, outcome: 'reached' },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  if (!reached) return undefined;
  return `${reached.authorId === actor.id ? 'You have' : `${reached.authorName} has`} reached them`;
}
