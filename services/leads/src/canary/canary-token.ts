import { createHash } from 'node:crypto';

/** What is stored of the token that a canary's request shows. */
export const hashCanaryToken = (token: string): Buffer => createHash('sha256').update(token).digest();
