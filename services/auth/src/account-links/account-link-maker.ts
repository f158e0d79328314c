import type { AccountLink, LinkPurpose } from '@golghar/contracts';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 as uuid } from 'uuid';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { AccountLinkRepository } from './account-link.repository';
import { hashLinkToken, linkToken, linkUrl } from './account-link-token';

type NewLink = { userId: string; madeBy: string; purpose: LinkPurpose };

/** Makes links for admins who invite people or let them choose another password. */
@Injectable()
export class AccountLinkMaker {
  constructor(
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
    private readonly links: AccountLinkRepository,
  ) {}

  /** Makes a link, queues the e-mail that carries it, and revokes those that the user had. */
  async make(link: NewLink, manager: EntityManager): Promise<AccountLink> {
    const { AUTH_SECRET, PUBLIC_URL } = this.settings;
    await this.links.revokeAll(link.userId, manager);
    const id = uuid();
    const token = linkToken(id, AUTH_SECRET);
    const expiresAt = await this.links.add({ ...link, id, tokenHash: hashLinkToken(token) }, manager);
    return {
      url: linkUrl(PUBLIC_URL, token),
      purpose: link.purpose,
      expiresAt: expiresAt.toISOString(),
    };
  }
}
