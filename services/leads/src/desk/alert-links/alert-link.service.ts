import { type AlertAction, type AlertLink, alertActions, type Submission, toRole } from '@golghar/contracts';
import { type Actor, AppError } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { deletionOf, missingLead } from '../../leads/deletion';
import { EntryService } from '../../leads/entries/entry.service';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadRepository, type LockedLead } from '../../leads/lead.repository';
import { LeadChanges } from '../../leads/lead-changes';
import { AlertLinkRepository } from './alert-link.repository';

const linkErrors = {
  dead: () => new AppError('not_found', { message: 'This link has expired, or was not copied whole.' }),
  used: () => new AppError('conflict', { message: 'This link was used already.' }),
  disabled: () => new AppError('not_allowed', { message: 'This account can’t sign in any more.' }),
  ended: () => new AppError('not_allowed', { message: 'This link ended when the account was disabled.' }),
  done: (by: string) => new AppError('conflict', { message: `${by} already.` }),
};

/** Why there is nothing to do for a lead any more, and who has seen to that. */
function unavailable(lead: LockedLead | undefined): AppError {
  const deletion = lead?.deletion;
  if (!lead?.isQuarantined || !deletion?.deletedByName) return missingLead(deletion);
  const message = `${deletion.deletedByName} has set this lead aside as spam.`;
  return new AppError('deleted', { message, deletion: deletionOf(deletion) });
}

type OpenLink = { lead: LockedLead; actor: Actor };

/** A link that works: about which lead, and as whom. */
export type OpenAlertLink = {
  lead: Pick<Submission, 'id' | 'reference' | 'name' | 'city' | 'service' | 'submittedAt'>;
  recipient: { name: string };
};

/** What the links in the mail about an enquiry do: each once, as the recipient of the mail. */
@Injectable()
export class AlertLinkService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly links: AlertLinkRepository,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
    private readonly entries: EntryService,
  ) {}

  /** @throws AppError when the link does not work (any more), or there is nothing left to do */
  check(link: AlertLink): Promise<OpenAlertLink> {
    return this.database.transaction(async (manager) => {
      const { lead, actor } = await this.open(manager, link);
      return { lead: await this.leads.read(manager, lead.id), recipient: actor };
    });
  }

  /** Does what the link says and ends it. */
  use(link: AlertLink): Promise<OpenAlertLink> {
    return this.database.transaction(async (manager) => {
      const { lead, actor } = await this.open(manager, link);
      const before = await this.leads.read(manager, lead.id);
      if (!(await this.links.use(manager, link.token, link.action))) throw linkErrors.used();
      await this.changes.record(manager, 'alertLink', [lead], { actor, text: alertActions[link.action] });
      await this.act(manager, lead, link.action, actor);
      return { lead: before, recipient: actor };
    });
  }

  /** Holds the lead of a link, so that nobody does the same at the same moment. */
  private async open(manager: EntityManager, { token, action }: AlertLink): Promise<OpenLink> {
    const found = await this.links.find(manager, token);
    if (!found) throw linkErrors.dead();
    if (!found.isActive) throw linkErrors.disabled();
    if (found.isEnded) throw linkErrors.ended();
    const actor: Actor = { id: found.userId, name: found.name, role: toRole(found.role) };
    const lead = await this.leads.lock(manager, found.leadId, actor);
    if (found.used.includes(action)) throw linkErrors.used();
    if (!lead || lead.deletion) throw unavailable(lead);
    const doneBy = await this.findDone(manager, lead, action, actor);
    if (doneBy) throw linkErrors.done(doneBy);
    return { lead, actor };
  }

  /** Who has done it already, in words. */
  private async findDone(
    manager: EntityManager,
    lead: LockedLead,
    action: AlertAction,
    actor: Actor,
  ): Promise<string | undefined> {
    if (action === 'take' && lead.owner)
      return lead.owner.id === actor.id ? 'You have this lead' : `${lead.owner.name} has this lead`;
    if (action !== 'reached' && action !== 'no_answer') return undefined;
    const reached = await this.links.findReached(manager, lead.id);
    if (!reached) return undefined;
    return `${reached.authorId === actor.id ? 'You have' : `${reached.authorName} has`} reached them`;
  }

  private async act(
    manager: EntityManager,
    lead: LockedLead,
    action: AlertAction,
    actor: Actor,
  ): Promise<void> {
    if (action === 'reached' || action === 'no_answer') {
      await this.entries.addContact(manager, lead, { outcome: action, channel: 'call' }, actor);
      return;
    }
    if (action === 'take') await this.changes.change(manager, 'owner', [lead], () => actor, { actor });
    else await this.changes.change(manager, 'spam', [lead], () => null, { actor });
    await announceChange(manager, actor.id, lead, await this.leads.read(manager, lead.id));
  }
}
