import {
  afterOpenMinutes,
  type BusinessCalendar,
  enteredContactChannel,
  enteredSource,
  enteredSourceLabel,
  leadValues,
  type NewSubmission,
  promiseMinutes,
  type Submission,
} from '@golghar/contracts';
import { AppError, type SignedIn, sha256 } from '@golghar/platform';
import type { DataSource, EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { IdempotencyKeyEntity } from '../intake/enquiries/enquiry.entity';
import { makeReference } from '../intake/enquiries/reference';
import { announceChange } from '../leads/events/lead-channel';
import { findLead, lockLead, missingLead, readLead } from '../leads/lead.repository';
import { logContact } from '../leads/lead-changes';
import { tryLink } from '../leads/people-links/person-links';
import { queueWebhooks } from '../leads/webhook-calls';
import { storeLeads } from './new-leads';

/**
 * Stores a lead that staff enter. It belongs to its author, so that nobody is alerted and no rule assigns it. The same key of
 * the same person with the same lead returns the first one as it is now.
 * @param key without one every call is a lead of its own
 * @throws AppError key_reused when the key came with another lead; not_found or deleted when the first one is gone
 */
export async function enterLead(
  database: DataSource,
  { contacted = false, ...wanted }: NewSubmission,
  key: string | undefined,
  user: SignedIn,
  hours: BusinessCalendar,
): Promise<Submission> {
  const id = uuid();
  const reference = makeReference();
  // Not later than the transaction's time, which is that of a contact logged with it.
  const submittedAt = new Date();
  const values = leadValues(wanted);
  const { source } = wanted;
  const lead = {
    id,
    reference,
    ...values,
    source: enteredSource({ id: user.id, name: user.name }, source),
    submittedAt,
    dueAt: afterOpenMinutes(submittedAt, promiseMinutes, hours),
    ownerId: user.id,
    ownerNameThen: user.name,
  };
  // People choose keys without knowing those of others.
  const keyHash = sha256(`entered ${user.id} ${key ?? id}`);
  const bodyHash = sha256(JSON.stringify([...Object.values(values), source, contacted]));
  return database.transaction(async (manager) => {
    // Waits for whoever is storing a lead under the same key.
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(IdempotencyKeyEntity)
      .values({ keyHash, bodyHash, leadId: id, reference })
      .orIgnore()
      .returning('lead_id')
      .execute();
    if (raw.length === 0) return findFirst(manager, { keyHash, bodyHash }, user);
    await storeLeads(manager, 'entered', [lead], { actor: user, text: enteredSourceLabel(source) });
    await queueWebhooks(manager, 'lead.created', [id]);
    await tryLink(manager, [id]);
    if (contacted) {
      const locked = await lockLead(manager, id, user);
      const contact = { outcome: 'reached', channel: enteredContactChannel(source) } as const;
      await logContact(manager, locked, contact, user);
    }
    const stored = await readLead(manager, id);
    await announceChange(manager, user.id, stored);
    return stored;
  });
}

async function findFirst(
  manager: EntityManager,
  { keyHash, bodyHash }: { keyHash: Buffer; bodyHash: Buffer },
  user: SignedIn,
): Promise<Submission> {
  const first = await manager.findOneBy(IdempotencyKeyEntity, { keyHash });
  if (!first?.bodyHash.equals(bodyHash)) throw new AppError('key_reused');
  const lead = await findLead(manager, first.leadId, user);
  if (lead.deletedAt) throw missingLead(lead);
  return readLead(manager, first.leadId);
}
