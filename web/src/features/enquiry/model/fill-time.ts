import type { EnquiryValues } from './form-values';

const hasText = (values: Partial<EnquiryValues>) => Object.values(values).some(Boolean);

/**
 * When somebody began to fill in the form, in milliseconds of the page's clock. What was typed before the script was
 * there was typed since the page was opened; null where a draft of an earlier page is gone on with.
 */
export function openedAt(
  draft: Partial<EnquiryValues>,
  early: Partial<EnquiryValues>,
  now: number,
): number | null {
  if (hasText(draft)) return null;
  return hasText(early) ? 0 : now;
}

/** Whole milliseconds from then to now, as the contract takes them. */
export const elapsedSince = (opened: number | null, now: number): number | null =>
  opened === null ? null : Math.max(0, Math.round(now - opened));
