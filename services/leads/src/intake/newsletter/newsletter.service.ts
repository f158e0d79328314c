import { randomBytes } from 'node:crypto';
import type { Language, Subscriber } from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { LEADS_SETTINGS, type LeadsSettings } from '../../settings';
import { confirmationEmailKind, newsletterLinks } from './confirmation-email';
import { NewsletterMailboxRepository } from './newsletter-mailbox.repository';
import { SubscriberRepository } from './subscriber.repository';

@Injectable()
export class NewsletterService {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    @Inject(LEADS_SETTINGS) private readonly settings: LeadsSettings,
    private readonly subscribers: SubscriberRepository,
    private readonly mailboxes: NewsletterMailboxRepository,
  ) {}

  /**
   * Sends an address the link to confirm, in the language of the page, unless it is on the list, wants none, or has
   * had its share of them.
   */
  async subscribe(email: string, language: Language): Promise<void> {
    await this.database.transaction((manager) => this.request(email, language, manager));
  }

  /** Puts the owner of a token on the list. Doing it again changes nothing. */
  async confirm(token: string): Promise<void> {
    await this.database.transaction(async (manager) => {
      const subscriber = await this.subscribers.findByToken(token, manager);
      if (!subscriber) throw new AppError('not_found');
      await this.subscribers.confirm(subscriber.id, manager);
      await this.mailboxes.reset(subscriber.email, manager);
    });
  }

  /**
   * Forgets the owner of a token; false when there is none. Whoever never confirmed did not ask either, and is left
   * alone for good; whoever was on the list may come back.
   */
  remove(token: string): Promise<boolean> {
    return this.database.transaction(async (manager) => {
      const subscriber = await this.subscribers.findByToken(token, manager);
      if (!subscriber) return false;
      await this.subscribers.remove(subscriber.id, manager);
      if (!subscriber.confirmedAt) await this.mailboxes.suppress(subscriber.email, manager);
      return true;
    });
  }

  /** Takes somebody off the list, who may come back. Who did it is recorded, the address is forgotten. */
  async removeConfirmed(id: string, actor: SignedIn): Promise<void> {
    await this.database.transaction(async (manager) => {
      if (!(await this.subscribers.removeConfirmed(id, manager))) throw new AppError('not_found');
      await recordAudit(manager, { actor, action: 'subscriber_removed' });
    });
  }

  /** Everyone on the list, newest first; who looks at it is recorded. */
  async list(actor: SignedIn): Promise<Subscriber[]> {
    const confirmed = await this.database.transaction(async (manager) => {
      await recordAudit(manager, { actor, action: 'newsletter_exported' });
      return this.subscribers.findConfirmed(manager);
    });
    return confirmed.map(({ id, email, token, confirmedAt }) => ({
      id,
      email,
      confirmedAt: (confirmedAt as Date).toISOString(),
      unsubscribeUrl: newsletterLinks(this.settings.PUBLIC_URL, token).oneClick,
    }));
  }

  private async request(email: string, language: Language, manager: EntityManager): Promise<void> {
    const known = await this.subscribers.findByEmail(email, manager);
    if (known?.confirmedAt || !(await this.mailboxes.countRequest(email, manager))) return;
    const id = known?.id ?? uuid();
    const token = randomBytes(16).toString('base64url');
    if (known) await this.subscribers.touch(id, language, manager);
    else await this.subscribers.add({ id, email, token, language }, manager);
    await queueDeliveries(manager, [{ kind: confirmationEmailKind, subjectId: id }]);
  }
}
