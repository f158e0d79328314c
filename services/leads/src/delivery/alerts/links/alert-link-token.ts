import { createHash, randomBytes } from 'node:crypto';
import { type AlertAction, backOfficePaths } from '@golghar/contracts';

export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: from the database alone nobody can make a link. */
export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token stands in the query, which neither the gateway nor the services write into a log. */
export const alertLinkUrl = (publicUrl: string, token: string, action: AlertAction): string =>
  `${publicUrl}${backOfficePaths.alertLink}?action=${action}&token=${token}`;
