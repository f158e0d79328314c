import {
  type CorrectedValues,
  type NextStep,
  type OwnChange,
  type OwnChangeKind,
  type Owner,
  type Submission,
  type SubmissionUpdate,
  undoHours,
} from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { Corrections } from '../../leads/corrections/corrections';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadRepository, type LockedLead } from '../../leads/lead.repository';
import { LeadChanges } from '../../leads/lead-changes';
import type { OwnChangeEntity } from '../../leads/own-changes/own-change.entity';
import { Ownership } from '../../leads/ownership/ownership';
import { SearchIndex } from '../../search-index/search-index';
import { QuarantineService } from '../quarantine/quarantine.service';
import { isUnchangedSince } from './is-unchanged-since';
import { wordsOfChange } from './own-change-words';
import { UndoRepository } from './undo.repository';

const hourMs = 3_600_000;

type Context = { manager: EntityManager; lead: LockedLead; change: OwnChangeEntity; user: SignedIn };

/** Undoes what somebody changed of a lead: only they, within a day, and only while nobody has changed the same since. */
@Injectable()
export class UndoService {
  /** How each kind is undone. */
  private readonly ways: Record<OwnChangeKind, (context: Context) => Promise<void>> = {
    status: (context) => this.setBack(context, (before) => ({ status: before as LockedLead['status'] })),
    tags: (context) => this.setBack(context, (before) => ({ tags: before as string[] })),
    nextStep: (context) => this.setBack(context, (before) => ({ nextStep: before as NextStep | null })),
    correction: (context) => this.setBack(context, (before) => before as CorrectedValues),
    prospects: (context) => this.setBack(context, (before) => before as Pick<SubmissionUpdate, 'value'>),
    answerNeeded: (context) => this.setBack(context, (before) => ({ answerNeeded: before === 'yes' })),
    owner: (context) => this.giveBack(context),
    note: ({ manager, change, lead }) => this.removeNote(manager, lead, change),
    contact: ({ manager, change, lead }) => this.removeContact(manager, lead, change),
    deletion: ({ manager, lead, user }) => this.changes.show(manager, lead, user),
    restoration: ({ manager, lead, user }) => this.changes.hide(manager, lead, user),
    spam: ({ manager, lead, user }) => this.quarantine.bringBack(manager, lead, user),
    notSpam: ({ manager, lead, user }) => this.quarantine.quarantineLead(manager, lead, user),
  };

  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly undos: UndoRepository,
    private readonly leads: LeadRepository,
    private readonly changes: LeadChanges,
    private readonly quarantine: QuarantineService,
    private readonly ownership: Ownership,
    private readonly searchIndex: SearchIndex,
    private readonly corrections: Corrections,
  ) {}

  /** What somebody can undo of a lead now, the newest first. */
  async list(leadId: string, user: SignedIn): Promise<OwnChange[]> {
    const { manager } = this.database;
    const lead = await this.leads.findUnlocked(manager, leadId, user);
    if (!lead) throw new AppError('not_found');
    const [recent, entries] = await Promise.all([
      this.undos.findRecent(manager, leadId, user.id),
      this.undos.findEntries(manager, leadId),
    ]);
    return recent
      .filter((change) => isAllowed(change, user) && isUnchangedSince(lead, entries, change))
      .map((change) => ({
        id: change.id,
        kind: change.kind,
        text: wordsOfChange[change.kind](change),
        entryId: change.entryId,
        at: change.createdAt.toISOString(),
      }));
  }

  undo(leadId: string, changeId: string, user: SignedIn): Promise<Submission> {
    return this.database.transaction(async (manager) => {
      const known = await this.undos.find(manager, changeId, leadId);
      if (known?.kind === 'correction') await this.corrections.prepare(manager);
      const lead = await this.leads.lock(manager, leadId, user);
      const change = lead && (await this.undos.find(manager, changeId, leadId));
      if (!change || change.undoneAt) throw new AppError('not_found');
      await this.refuse({ manager, lead, change, user });
      await this.ways[change.kind]({ manager, lead, change, user });
      await this.undos.markUndone(manager, change.id);
      await recordAudit(manager, {
        actor: user,
        action: 'change_undone',
        subject: { id: leadId, name: lead.reference },
        detail: kindWords[change.kind],
      });
      const changed = await this.leads.read(manager, leadId);
      await announceChange(manager, user.id, lead, changed);
      return changed;
    });
  }

  /** Throws why a change can't be undone. */
  private async refuse({ manager, lead, change, user }: Context): Promise<void> {
    if (!isAllowed(change, user)) throw new AppError('not_allowed');
    if (Date.now() - change.createdAt.getTime() > undoHours * hourMs)
      throw new AppError('conflict', { message: `A change can be undone for ${undoHours} hours.` });
    const entries = await this.undos.findEntries(manager, lead.id);
    if (isUnchangedSince(lead, entries, change)) return;
    const author = await this.undos.findLastAuthor(manager, change);
    const isOther = author && author.id !== user.id;
    const what = isOther ? `${author.name} has changed it since.` : 'It was changed again since.';
    throw new AppError('conflict', { message: `${what} Nothing was undone.` });
  }

  private setBack(
    { manager, lead, change, user }: Context,
    update: (before: unknown) => Omit<SubmissionUpdate, 'version'>,
  ): Promise<void> {
    return this.changes.apply(manager, lead, update(change.before), user);
  }

  /** Without an e-mail: whoever had the lead knows it. */
  private async giveBack({ manager, lead, change, user }: Context): Promise<void> {
    await this.ownership.giveBack(manager, [{ ...lead, to: change.before as Owner | null }], user);
  }

  private async removeNote(
    manager: EntityManager,
    { id }: LockedLead,
    change: OwnChangeEntity,
  ): Promise<void> {
    if (change.entryId) await this.undos.removeNote(manager, change.entryId);
    await this.searchIndex.refresh(manager, [id]);
  }

  private async removeContact(
    manager: EntityManager,
    { id }: LockedLead,
    change: OwnChangeEntity,
  ): Promise<void> {
    if (change.entryId) await this.undos.removeContact(manager, change.entryId);
    await this.leads.update(manager, id, {});
    await this.searchIndex.refresh(manager, [id]);
  }
}

const isOfBeing = (kind: OwnChangeKind) => kind === 'deletion' || kind === 'restoration';

/** Only who made it, while they may still do what undoes it. */
const isAllowed = ({ authorId, kind }: OwnChangeEntity, { id, role }: SignedIn): boolean =>
  authorId === id && !(isOfBeing(kind) && role === 'sales_executive');

/** What the audit log says was undone; nothing that an erasure would have to find there. */
const kindWords: Record<OwnChangeKind, string> = {
  status: 'status',
  tags: 'tags',
  owner: 'owner',
  nextStep: 'next step',
  prospects: 'what is expected',
  correction: 'contact data',
  answerNeeded: 'whether an answer is needed',
  note: 'note',
  contact: 'contact',
  deletion: 'deletion',
  restoration: 'restoration',
  spam: 'spam',
  notSpam: 'no spam',
};
