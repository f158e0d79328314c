import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Any, DataSource, type EntityManager, Raw } from 'typeorm';
import { IdempotencyKeyEntity } from '../../intake/enquiries/idempotency-key.entity';
import { SubscriberEntity } from '../../intake/newsletter/subscriber.entity';
import { LeadEntity } from '../../leads/lead.entity';
import * as sql from './person-data.sql';

/** @param emails in lower case */
const isOneOf = (emails: string[]) => Raw((email) => `lower(${email}) = ANY(:emails)`, { emails });

/** What is kept of one person, for its export and its erasure. */
@Injectable()
export class PersonDataRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** What the senders of leads agreed to, also of those that are deleted. */
  findConsents(leadIds: string[]): Promise<Pick<LeadEntity, 'id' | 'consent' | 'deletedAt'>[]> {
    return this.database.manager.find(LeadEntity, {
      select: { id: true, consent: true, deletedAt: true },
      where: { id: Any(leadIds) },
    });
  }

  /** @param emails in lower case */
  findSubscriptions(emails: string[]): Promise<SubscriberEntity[]> {
    return this.database.manager.findBy(SubscriberEntity, { email: isOneOf(emails) });
  }

  /** Holds leads until the transaction ends, in one order, so that two changes never wait for each other. */
  lockLeads(
    manager: EntityManager,
    leadIds: string[],
  ): Promise<Pick<LeadEntity, 'id' | 'status' | 'deletedAt'>[]> {
    return manager.find(LeadEntity, {
      select: { id: true, status: true, deletedAt: true },
      where: { id: Any(leadIds) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** How many rows go with leads. */
  async countParts(manager: EntityManager, leadIds: string[]): Promise<sql.CountsRow> {
    const [row]: [sql.CountsRow] = await manager.query(sql.countParts, [leadIds]);
    return row;
  }

  /** Answers which leads were still in the outbox: the relay has not counted them. */
  async eraseOutbox(manager: EntityManager, leadIds: string[]): Promise<Set<string>> {
    const [rows]: [sql.WaitingRow[], number] = await manager.query(sql.eraseOutbox, [leadIds]);
    return new Set(rows.map(({ leadId }) => leadId));
  }

  /** Answers how many e-mails there were, sent or not. */
  async eraseEmails(manager: EntityManager, leadIds: string[], emails: string[]): Promise<number> {
    const [, count]: [unknown[], number] = await manager.query(sql.eraseEmails, [leadIds, emails]);
    return count;
  }

  async eraseIdempotencyKeys(manager: EntityManager, leadIds: string[]): Promise<number> {
    const { affected } = await manager.delete(IdempotencyKeyEntity, { leadId: Any(leadIds) });
    return affected ?? 0;
  }

  async eraseSubscriptions(manager: EntityManager, emails: string[]): Promise<number> {
    const { affected } = await manager.delete(SubscriberEntity, { email: isOneOf(emails) });
    return affected ?? 0;
  }

  /** Forgets that addresses, by their hashes, sent the same words as others. */
  async eraseTexts(manager: EntityManager, emailHashes: Buffer[]): Promise<void> {
    await manager.query(sql.eraseTexts, [emailHashes]);
  }

  /**
   * Notes, contacts, changes and alerts go with the leads, with the last one the person, and the words of their names
   * that no other lead has.
   */
  async eraseLeads(manager: EntityManager, leadIds: string[]): Promise<void> {
    const words: sql.NameWordRow[] = await manager.query(sql.findNameWords, [leadIds]);
    await manager.delete(LeadEntity, { id: Any(leadIds) });
    await manager.query(sql.eraseNameWords, [words.map(({ word }) => word)]);
  }
}
