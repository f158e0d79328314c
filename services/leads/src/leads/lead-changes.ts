import {
  type CorrectedValues,
  correctableFields,
  dayOf,
  emptyAsNull,
  type LeadStatus,
  leadFields,
  type NextStep,
  type Submission,
  type SubmissionUpdate,
  statusLabels,
  unreachableMessage,
} from '@golghar/contracts';
import { type Actor, AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { SearchIndex } from '../search-index/search-index';
import { Corrections } from './corrections/corrections';
import { missingLead } from './deletion';
import { announceChange } from './events/lead-channel';
import { type ContactData, LeadRepository, type LockedLead, type Prospects } from './lead.repository';
import { recordOwnChange } from './own-changes/record-own-change';
import { Ownership } from './ownership/ownership';
import { StatusChangeRepository } from './status-change.repository';

const prospectWords = { value: 'value', expectedMonth: 'expected month', outcomeReason: 'reason' } as const;

const subjectOf = ({ id, reference }: LockedLead) => ({ id, name: reference });

/** What staff do to leads: each change is one transaction with its record, and every open screen hears of it. */
@Injectable()
export class LeadChanges {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly leads: LeadRepository,
    private readonly statusChanges: StatusChangeRepository,
    private readonly searchIndex: SearchIndex,
    private readonly ownership: Ownership,
    private readonly corrections: Corrections,
  ) {}

  /** Changes what is named of a lead; what is the same already changes nothing. */
  async update(id: string, { version, ...changes }: SubmissionUpdate, user: SignedIn): Promise<Submission> {
    const isCorrection = correctableFields.some((field) => changes[field] !== undefined);
    const prepare = (manager: EntityManager) => this.corrections.prepare(manager);
    const work = async (manager: EntityManager, lead: LockedLead) => {
      if (lead.deletion) throw missingLead(lead.deletion);
      if (version !== undefined && version !== lead.version)
        throw new AppError('conflict', { message: 'Somebody else changed this lead in the meantime.' });
      await this.apply(manager, lead, changes, user);
    };
    return this.change(id, user, work, isCorrection ? prepare : undefined);
  }

  /** Changes what is named of a locked lead, within a transaction; a correction needs to be prepared before the lock. */
  async apply(
    manager: EntityManager,
    lead: LockedLead,
    {
      status,
      tags,
      ownerId,
      ownerNote,
      nextStep,
      answerNeeded,
      ...others
    }: Omit<SubmissionUpdate, 'version'>,
    user: SignedIn,
  ): Promise<void> {
    if (status && status !== lead.status) await this.setStatus(manager, lead, status, user);
    if (tags && JSON.stringify(tags) !== JSON.stringify(lead.tags))
      await this.setTags(manager, lead, tags, user);
    if (ownerId !== undefined && ownerId !== (lead.owner?.id ?? null))
      await this.setOwner(manager, lead, { ownerId, ownerNote }, user);
    if (nextStep !== undefined) await this.setNextStep(manager, lead, nextStep, user);
    if (answerNeeded !== undefined) await this.setAnswerNeeded(manager, lead, answerNeeded, user);
    await this.setProspects(manager, lead, others, user);
    await this.correct(manager, lead, others, user);
  }

  /** Hides a lead; it can be restored until it is erased. */
  async delete(id: string, user: SignedIn): Promise<void> {
    await this.change(id, user, async (manager, lead) => {
      if (lead.deletion) throw missingLead(lead.deletion);
      await this.hide(manager, lead, user);
    });
  }

  async restore(id: string, user: SignedIn): Promise<Submission> {
    return this.change(id, user, async (manager, lead) => {
      if (lead.deletion) await this.show(manager, lead, user);
    });
  }

  /** Deletes a locked lead, within a transaction. */
  async hide(manager: EntityManager, lead: LockedLead, actor: SignedIn): Promise<void> {
    await this.leads.markDeleted(manager, [lead.id], actor);
    await this.leads.moveCount(manager, lead.status, undefined);
    await recordOwnChange(manager, { lead, kind: 'deletion', author: actor });
    await recordAudit(manager, { actor, action: 'lead_deleted', subject: subjectOf(lead) });
  }

  /** Restores a locked lead, within a transaction. */
  async show(manager: EntityManager, lead: LockedLead, actor: SignedIn): Promise<void> {
    await this.leads.markRestored(manager, [lead.id]);
    await this.leads.moveCount(manager, undefined, lead.status);
    await recordOwnChange(manager, { lead, kind: 'restoration', author: actor });
    await recordAudit(manager, { actor, action: 'lead_restored', subject: subjectOf(lead) });
  }

  private async setStatus(
    manager: EntityManager,
    lead: LockedLead,
    status: LeadStatus,
    actor: SignedIn,
  ): Promise<void> {
    const entryId = uuid();
    await this.leads.update(manager, lead.id, { status });
    const entry = { id: entryId, leadId: lead.id, authorId: actor.id, authorName: actor.name };
    await this.statusChanges.add(manager, [{ ...entry, fromStatus: lead.status, toStatus: status }]);
    await this.leads.moveCount(manager, lead.status, status);
    const change = { before: lead.status, after: status, entryId };
    await recordOwnChange(manager, { lead, kind: 'status', author: actor, ...change });
    await recordAudit(manager, {
      actor,
      action: 'status_changed',
      subject: subjectOf(lead),
      detail: `${statusLabels[lead.status]} → ${statusLabels[status]}`,
    });
  }

  private async setTags(
    manager: EntityManager,
    lead: LockedLead,
    tags: string[],
    actor: SignedIn,
  ): Promise<void> {
    await this.leads.update(manager, lead.id, { tags });
    await this.searchIndex.refresh(manager, [lead.id]);
    await recordOwnChange(manager, { lead, kind: 'tags', author: actor, before: lead.tags, after: tags });
    await recordAudit(manager, { actor, action: 'tags_changed', subject: subjectOf(lead) });
  }

  /** Gives a locked lead to somebody else, or to nobody. */
  async setOwner(
    manager: EntityManager,
    lead: LockedLead,
    { ownerId, ownerNote }: { ownerId: string | null; ownerNote?: string | undefined },
    actor: Actor,
  ): Promise<void> {
    const to = await this.ownership.findOwner(manager, ownerId);
    const [entryId] = await this.ownership.assign(manager, [lead], to, { author: actor, note: ownerNote });
    const change = { before: lead.owner, after: to, entryId };
    await recordOwnChange(manager, { lead, kind: 'owner', author: actor, ...change });
    await recordAudit(manager, {
      actor,
      action: 'owner_changed',
      subject: subjectOf(lead),
      detail: `${lead.owner?.name ?? 'Nobody'} → ${to?.name ?? 'Nobody'}`,
    });
  }

  private async setNextStep(
    manager: EntityManager,
    lead: LockedLead,
    step: NextStep | null,
    actor: SignedIn,
  ): Promise<void> {
    const at = step && new Date(step.at);
    if (at?.toISOString() === lead.nextStep?.at && step?.text === lead.nextStep?.text) return;
    await this.leads.update(manager, lead.id, { nextStepAt: at, nextStepText: step?.text ?? null });
    const after = at && step ? { at: at.toISOString(), text: step.text } : null;
    await recordOwnChange(manager, { lead, kind: 'nextStep', author: actor, before: lead.nextStep, after });
    const detail = at ? `for ${dayOf(at)}` : 'none';
    await recordAudit(manager, { actor, action: 'next_step_changed', subject: subjectOf(lead), detail });
  }

  /** Ends the promise without an answer, or takes that back; one that was kept stays so. */
  private async setAnswerNeeded(
    manager: EntityManager,
    lead: LockedLead,
    isNeeded: boolean,
    actor: SignedIn,
  ): Promise<void> {
    const { dueAt, waivedDueAt, contactedAt } = lead.promise;
    const at = isNeeded ? waivedDueAt : contactedAt ? null : dueAt;
    if (!at) return;
    const promise = isNeeded ? { dueAt: at, waivedDueAt: null } : { dueAt: null, waivedDueAt: at };
    await this.leads.update(manager, lead.id, promise);
    const [before, after] = isNeeded ? ['no', 'yes'] : ['yes', 'no'];
    await recordOwnChange(manager, { lead, kind: 'answerNeeded', author: actor, before, after });
    await recordAudit(manager, { actor, action: 'answer_waived', subject: subjectOf(lead), detail: after });
  }

  private async setProspects(
    manager: EntityManager,
    lead: LockedLead,
    {
      value,
      expectedMonth,
      outcomeReason,
    }: Partial<{ [Name in keyof Prospects]: Prospects[Name] | undefined }>,
    actor: SignedIn,
  ): Promise<void> {
    const changes: Partial<Prospects> = {
      ...(value !== undefined && value !== lead.prospects.value && { value }),
      ...(expectedMonth !== undefined && expectedMonth !== lead.prospects.expectedMonth && { expectedMonth }),
      ...(outcomeReason !== undefined &&
        (outcomeReason || null) !== lead.prospects.outcomeReason && { outcomeReason: outcomeReason || null }),
    };
    const names = Object.keys(changes) as (keyof Prospects)[];
    if (names.length === 0) return;
    await this.leads.update(manager, lead.id, changes);
    const before = Object.fromEntries(names.map((name) => [name, lead.prospects[name]]));
    await recordOwnChange(manager, { lead, kind: 'prospects', author: actor, before, after: changes });
    const detail = names.map((name) => prospectWords[name]).join(', ');
    await recordAudit(manager, { actor, action: 'prospects_changed', subject: subjectOf(lead), detail });
  }

  /** Corrects what the visitor wrote about themselves; that stays in the history. */
  private async correct(
    manager: EntityManager,
    lead: LockedLead,
    values: { [Field in keyof CorrectedValues]: CorrectedValues[Field] | undefined },
    actor: SignedIn,
  ): Promise<void> {
    const given = emptyAsNull(values);
    const fields = correctableFields.filter(
      (field) => given[field] !== undefined && given[field] !== lead.contactData[field],
    );
    if (fields.length === 0) return;
    const pick = (from: typeof given): Partial<ContactData> =>
      Object.fromEntries(fields.map((field) => [field, from[field]]));
    const [before, after] = [pick(lead.contactData), pick(given)];
    const { phone, email } = { ...lead.contactData, ...after };
    const taken = fields.find((field) => after[field] === '');
    if (taken && !phone && !email) throw new AppError('invalid', { fields: { [taken]: unreachableMessage } });
    await this.leads.update(manager, lead.id, after);
    const entryId = await this.corrections.record(manager, lead, { before, after }, actor);
    await recordOwnChange(manager, { lead, kind: 'correction', author: actor, before, after, entryId });
    await recordAudit(manager, {
      actor,
      action: 'contact_data_corrected',
      subject: subjectOf(lead),
      detail: fields.map((field) => leadFields[field].label).join(', '),
    });
  }

  /**
   * Runs a change while nobody else can change the lead, and answers with what it is then.
   * @param prepare what is to be done before the lead is held
   */
  private change(
    id: string,
    user: SignedIn,
    work: (manager: EntityManager, lead: LockedLead) => Promise<void>,
    prepare?: (manager: EntityManager) => Promise<void>,
  ): Promise<Submission> {
    return this.database.transaction(async (manager) => {
      await prepare?.(manager);
      const lead = await this.leads.lock(manager, id, user);
      if (!lead) throw new AppError('not_found');
      await work(manager, lead);
      const changed = await this.leads.read(manager, id);
      if (changed.version !== lead.version) await announceChange(manager, user.id, lead, changed);
      return changed;
    });
  }
}
