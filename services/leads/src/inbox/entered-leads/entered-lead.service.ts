import { createHash } from 'node:crypto';
import {
  afterOpenMinutes,
  enteredContactChannel,
  enteredSource,
  enteredSourceLabel,
  leadValues,
  type NewSubmission,
  promiseMinutes,
  type Submission,
} from '@golghar/contracts';
import { AppError, type SignedIn } from '@golghar/platform';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { makeReference } from '../../intake/enquiries/reference';
import { record } from '../../leads/activity/record-activities';
import { EntryService } from '../../leads/entries/entry.service';
import { announceChange } from '../../leads/events/lead-channel';
import { LeadRepository, missingLead } from '../../leads/lead.repository';
import { tryLink } from '../../leads/people-links/person-links';
import { BusinessHours } from '../../team/lead-settings/business-hours';
import { EnteredLeadRepository, type NewEnteredLead } from './entered-lead.repository';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/** Leads that staff write down. They belong to who wrote them, so that nobody is alerted and no rule assigns them. */
@Injectable()
export class EnteredLeadService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly entered: EnteredLeadRepository,
    private readonly leads: LeadRepository,
    private readonly entries: EntryService,
    private readonly hours: BusinessHours,
  ) {}

  /**
   * Stores a lead; the same key of the same person with the same lead gives what became of the first one.
   * @param key without one every call is a lead of its own
   * @throws AppError key_reused when the key came with another lead, not_found or deleted when the first one is gone
   */
  async enter(
    { contacted = false, ...wanted }: NewSubmission,
    key: string | undefined,
    user: SignedIn,
  ): Promise<Submission> {
    const id = uuid();
    const submittedAt = new Date();
    const values = leadValues(wanted);
    const { source } = wanted;
    const lead = {
      id,
      reference: makeReference(),
      ...values,
      source: enteredSource({ id: user.id, name: user.name }, source),
      submittedAt,
      dueAt: afterOpenMinutes(submittedAt, promiseMinutes, this.hours.current),
    };
    // Whoever chooses a key knows nothing of the keys of others.
    const keyHash = sha256(`entered ${user.id} ${key ?? id}`);
    const bodyHash = sha256(JSON.stringify([...Object.values(values), source, contacted]));
    return this.database.transaction(async (manager) => {
      const isNew = await this.entered.takeKey(manager, { keyHash, bodyHash, lead });
      if (!isNew) return this.findFirst(manager, { keyHash, bodyHash }, user);
      await this.entered.store(manager, lead, user);
      await tryLink(manager, [id]);
      await record(manager, 'entered', [lead], { actor: user, text: enteredSourceLabel(source) });
      if (contacted) await this.logContact(manager, lead, user);
      const stored = await this.leads.read(manager, id);
      await announceChange(manager, user.id, stored);
      return stored;
    });
  }

  private async logContact(
    manager: EntityManager,
    { id, source }: NewEnteredLead,
    user: SignedIn,
  ): Promise<void> {
    const locked = await this.leads.lock(manager, id, user);
    const channel = enteredContactChannel(source.entered?.via ?? '');
    await this.entries.addContact(manager, locked, { outcome: 'reached', channel }, user);
  }

  /** What the lead is now that a key was used for. */
  private async findFirst(
    manager: EntityManager,
    { keyHash, bodyHash }: { keyHash: Buffer; bodyHash: Buffer },
    user: SignedIn,
  ): Promise<Submission> {
    const first = await this.entered.findByKey(manager, keyHash);
    if (!first?.bodyHash.equals(bodyHash)) throw new AppError('key_reused');
    const lead = await this.leads.findUnlocked(manager, first.leadId, user);
    if (lead.deletedAt) throw missingLead(lead);
    return this.leads.read(manager, first.leadId);
  }
}
