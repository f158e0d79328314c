import { createHash, randomBytes } from 'node:crypto';
import { type AlertAction, backOfficePaths } from '@golghar/contracts';

export const newLinkToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: from the database alone nobody can make a link. */
export const hashLinkToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token stands in the fragment, which browsers send to nobody: it reaches no log and no Referer. */
export const alertLinkUrl = (publicUrl: string, token: string, action: AlertAction): string =>
  `${publicUrl}${backOfficePaths.alertLink}#${action}.${token}`;
