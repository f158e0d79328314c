import { createHash, createHmac } from 'node:crypto';
import { backOfficePaths } from '@golghar/contracts';

/**
 * The token that opens a link. It is derived from the link's id and not drawn by chance, so that an e-mail can be
 * rendered again as long as it has not arrived, although only the token's hash is stored.
 */
export const linkToken = (linkId: string, secret: string): string =>
  createHmac('sha256', secret).update(`account link ${linkId}`).digest('base64url');

/** What is stored of a token: from the database alone nobody can make a link. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The token stands in the fragment, which browsers send to nobody: it reaches no log and no Referer. */
export const linkUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}${backOfficePaths.setPassword}#${token}`;
