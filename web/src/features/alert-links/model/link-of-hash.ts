import { type AlertLink, alertLinkSchema } from '@golghar/contracts';

/** The link whose address ends in `#take.TOKEN`; undefined for what was not copied whole. */
export function linkOfHash(hash: string): AlertLink | undefined {
  const [action, token] = hash.slice(1).split('.');
  return alertLinkSchema.safeParse({ action, token }).data;
}
