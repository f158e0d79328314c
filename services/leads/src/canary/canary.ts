import { createHash } from 'node:crypto';

/**
 * Who deletes a canary's lead at the moment at which it is stored: nobody. A lead that is deleted is in no list, count,
 * report or search, and belongs to no person; this tells it from those that people deleted.
 */
export const canaryActor = { id: '00000000-0000-0000-0000-00000000ca17', name: 'Canary' };

/** What is stored of the token that a canary's request shows. */
export const hashCanaryToken = (token: string): Buffer => createHash('sha256').update(token).digest();
