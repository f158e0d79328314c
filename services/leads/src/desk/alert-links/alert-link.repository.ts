import type { AlertAction } from '@golghar/contracts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { hashLinkToken } from '../../delivery/alerts/alert-links';
import { ContactEntity } from '../../leads/contacts/contact.entity';
import * as sql from './alert-link.sql';

@Injectable()
export class AlertLinkRepository {
  /** The links of a mail that have not expired. */
  async find(manager: EntityManager, token: string): Promise<sql.AlertLinkRow | undefined> {
    const [row]: sql.AlertLinkRow[] = await manager.query(sql.findAlertLink, [hashLinkToken(token)]);
    return row;
  }

  /** Uses up the link of an action; false when it was used before. */
  async use(manager: EntityManager, token: string, action: AlertAction): Promise<boolean> {
    const [rows]: [sql.UsedAlertLinkRow[], number] = await manager.query(sql.useAlertLink, [
      hashLinkToken(token),
      action,
    ]);
    return rows.length === 1;
  }

  /** Who reached the person behind a lead first. */
  findReached(manager: EntityManager, leadId: string): Promise<ContactEntity | null> {
    return manager.findOne(ContactEntity, {
      where: { leadId, outcome: 'reached' },
      order: { createdAt: 'ASC', id: 'ASC' },
    });
  }
}
