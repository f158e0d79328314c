import { randomBytes } from 'node:crypto';
import type { Language } from '@golghar/contracts';
import { AppError, recordAudit, SETTINGS, type SignedIn } from '@golghar/platform';
import { queueDeliveries } from '@golghar/platform/deliveries';
import { Inject, Injectable } from '@nestjs/common';
import { type EntityManager, IsNull, Not, Raw } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { LeadsSettings } from '../../settings';
import { newsletterLinks } from './confirmation-email';
import { countRequest, resetMailbox, suppressMailbox } from './mailbox';
import { SubscriberEntity } from './subscriber.entity';

const hasConfirmed = { confirmedAt: Not(IsNull()) };

@Injectable()
export class NewsletterService {
  constructor(@Inject(SETTINGS) private readonly settings: LeadsSettings) {}

  /**
   * Sends an address the link to confirm, in the language of the page, unless it is on the list, refuses mails, or has reached
   * the limit.
   */
  async subscribe(manager: EntityManager, email: string, language: Language): Promise<void> {
    const known = await manager.findOneBy(SubscriberEntity, {
      email: Raw((column) => `lower(${column}) = lower(:email)`, { email }),
    });
    if (known?.confirmedAt || !(await countRequest(manager, email))) return;
    const id = known?.id ?? uuid();
    if (known) await manager.update(SubscriberEntity, { id }, { language, requestedAt: () => 'now()' });
    else {
      const token = randomBytes(16).toString('base64url');
      await manager.insert(SubscriberEntity, { id, email, token, language });
    }
    await queueDeliveries(manager, 'newsletter_confirmation', [{ subjectId: id }]);
  }

  /** Puts the owner of a token on the list. Doing it again changes nothing. */
  async confirm(manager: EntityManager, token: string): Promise<void> {
    const subscriber = await lockByToken(manager, token);
    if (!subscriber) throw new AppError('not_found');
    const { id, email } = subscriber;
    await manager.update(SubscriberEntity, { id, confirmedAt: IsNull() }, { confirmedAt: () => 'now()' });
    await resetMailbox(manager, email);
  }

  /**
   * Forgets the owner of a token; false if there is none. Somebody who never confirmed did not ask either, and gets no more
   * mails; a subscriber may come back.
   */
  async remove(manager: EntityManager, token: string): Promise<boolean> {
    const subscriber = await lockByToken(manager, token);
    if (!subscriber) return false;
    await manager.delete(SubscriberEntity, { id: subscriber.id });
    if (!subscriber.confirmedAt) await suppressMailbox(manager, subscriber.email);
    return true;
  }

  /** Takes somebody off the list, who may come back. Who did it is recorded, the address is forgotten. */
  async removeConfirmed(manager: EntityManager, id: string, actor: SignedIn): Promise<void> {
    const { affected } = await manager.delete(SubscriberEntity, { id, ...hasConfirmed });
    if (affected !== 1) throw new AppError('not_found');
    await recordAudit(manager, { actor, action: 'subscriber_removed' });
  }

  /** Everyone on the list, newest first; reading it is recorded. */
  async list(manager: EntityManager, actor: SignedIn) {
    await recordAudit(manager, { actor, action: 'newsletter_exported' });
    const confirmed = await manager.find(SubscriberEntity, {
      where: hasConfirmed,
      order: { confirmedAt: 'DESC', id: 'DESC' },
    });
    return confirmed.map(({ id, email, token, confirmedAt }) => ({
      id,
      email,
      confirmedAt: confirmedAt as Date,
      unsubscribeUrl: newsletterLinks(this.settings.PUBLIC_URL, token).oneClick,
    }));
  }
}

const lockByToken = (manager: EntityManager, token: string): Promise<SubscriberEntity | null> =>
  manager.findOne(SubscriberEntity, { where: { token }, lock: { mode: 'pessimistic_write' } });
