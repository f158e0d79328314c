import { enquirySchema, type LeadField, ofLeadFields } from '@golghar/contracts';
import * as z from 'zod/mini';
import { readJson, sessionStore } from '@/lib/storage';

/** What the form's fields hold; no service is chosen at first. */
export type EnquiryValues = Record<LeadField, string>;

export const emptyValues: EnquiryValues = ofLeadFields(() => '');

/** The contract's rules for what fields hold: text, whatever it says. */
export const formSchema = z.pipe(
  z.transform((values: EnquiryValues) => values as z.input<typeof enquirySchema>),
  enquirySchema,
);

const key = 'enquiryDraft';

/** What the visitor typed, kept for this session: it survives a reload and a failed submit. */
export function readDraft(): EnquiryValues {
  const stored = readJson(sessionStore.get(key)) as Partial<Record<string, unknown>> | null | undefined;
  return ofLeadFields((name) => {
    const text = stored?.[name];
    return typeof text === 'string' ? text : '';
  });
}

export const saveDraft = (values: EnquiryValues): void => sessionStore.set(key, JSON.stringify(values));

export const dropDraft = (): void => sessionStore.remove(key);

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
