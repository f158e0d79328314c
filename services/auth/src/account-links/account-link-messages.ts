import type { LinkPurpose } from '@golghar/contracts';
import type { EmailRenderer, Message } from '@golghar/platform/deliveries';
import { Inject, Injectable } from '@nestjs/common';
import { AUTH_SETTINGS, type AuthSettings } from '../settings';
import { linkEmail } from './account-link-email';
import { findByOpenLink, hashLinkToken, linkToken, linkUrl } from './account-links';

/**
 * The e-mails with links. A link that does not work any more needs none; neither does one whose token can't be made again,
 * because the secret has been changed since.
 */
@Injectable()
abstract class LinkMessage implements Message {
  abstract readonly kind: LinkPurpose;

  constructor(@Inject(AUTH_SETTINGS) private readonly settings: AuthSettings) {}

  readonly render: EmailRenderer = async ({ subjectId }, manager) => {
    const { AUTH_SECRET, PUBLIC_URL, MAIL_FROM } = this.settings;
    const token = linkToken(subjectId, AUTH_SECRET);
    const user = await findByOpenLink(hashLinkToken(token), manager);
    return user && linkEmail(user, linkUrl(PUBLIC_URL, token), MAIL_FROM);
  };
}

@Injectable()
export class InvitationMessage extends LinkMessage {
  readonly kind = 'invitation';
}

@Injectable()
export class ResetMessage extends LinkMessage {
  readonly kind = 'reset';
}
