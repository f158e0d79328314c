import { type AlertAction, alertLinkDays } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashLinkToken } from '../../delivery/alerts/alert-links';
import { DeliveryEntity } from '../../leads/delivery.entity';
import { ContactEntity } from '../../leads/entries/entry.entity';
import { AlertLinkEntity } from './alert-link.entity';

type AlertLinkRow = {
  leadId: string;
  userId: string;
  /** As it is stored; of somebody who may not be able to sign in any more. */
  role: string;
  name: string;
  isActive: boolean;
  /** Whether the account was disabled since the link was made, enabled again or not. */
  isEnded: boolean;
  used: AlertAction[];
};

@Injectable()
export class AlertLinkRepository {
  /** The links of a mail that have not expired, with whose they are. */
  find(manager: EntityManager, token: string): Promise<AlertLinkRow | undefined> {
    return manager
      .createQueryBuilder(AlertLinkEntity, 'link')
      .innerJoin(DeliveryEntity, 'alert', 'alert.id = link.alertId')
      .innerJoin((query) => query.select('*').from('auth.staff', 'member'), 'staff', 'staff.id = link.userId')
      .select('alert.leadId', 'leadId')
      .addSelect('link.userId', 'userId')
      .addSelect('staff.name', 'name')
      .addSelect('staff.role', 'role')
      .addSelect('staff.is_active', 'isActive')
      .addSelect(
        `coalesce(link.expiresAt - interval '${alertLinkDays} days' <= staff.disabled_at, false)`,
        'isEnded',
      )
      .addSelect('link.used', 'used')
      .where('link.tokenHash = :hash AND link.expiresAt > now()', { hash: hashLinkToken(token) })
      .getRawOne<AlertLinkRow>();
  }

  /** Uses up the link of an action; false when it was used before. Of all who try at once one succeeds. */
  async use(manager: EntityManager, token: string, action: AlertAction): Promise<boolean> {
    const { affected } = await manager
      .createQueryBuilder()
      .update(AlertLinkEntity)
      .set({ used: () => 'array_append(used, :action)' })
      .where('tokenHash = :hash AND expiresAt > now() AND NOT used @> ARRAY[:action::text]', {
        hash: hashLinkToken(token),
        action,
      })
      .execute();
    return affected === 1;
  }

  /** Who reached the person behind a lead first. */
  findReached(manager: EntityManager, leadId: string): Promise<ContactEntity | null> {
    return manager.findOne(ContactEntity, {
      where: { leadId, outcome: 'reached' },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }
}
