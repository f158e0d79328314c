import type { Enquiry } from '@golghar/contracts';
import { randomKey } from '@/lib/random-key';
import { sessionStore } from '@/lib/storage';

const storageKey = 'enquiryKey';

type Kept = { key: string; body: string };

const read = (): Kept | undefined => {
  try {
    return JSON.parse(sessionStore.get(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
};

/**
 * The key of this fill of the form. The same words sent again, after a failure or a reload, have the same key, so
 * that an enquiry that did arrive is not stored twice; changed words are another enquiry.
 */
export function keyFor(enquiry: Enquiry): string {
  const body = JSON.stringify(enquiry);
  const kept = read();
  if (kept?.body === body) return kept.key;
  const fresh = { key: randomKey(), body };
  sessionStore.set(storageKey, JSON.stringify(fresh));
  return fresh.key;
}

/** After success: the same words sent once more are meant as another enquiry. */
export const dropKey = (): void => sessionStore.remove(storageKey);
