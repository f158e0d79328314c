import { ofLeadFields } from '@golghar/contracts';
import { sessionStore } from '@/lib/storage';
import { type EnquiryValues, emptyValues } from './form-values';

const key = 'enquiryDraft';

/** What the visitor typed, kept for this session: it survives a reload and a failed submit. */
export function readDraft(): EnquiryValues {
  try {
    const stored: Partial<Record<string, unknown>> = JSON.parse(sessionStore.get(key) ?? '{}');
    return ofLeadFields((name) => (typeof stored[name] === 'string' ? stored[name] : ''));
  } catch {
    return emptyValues;
  }
}

export const saveDraft = (values: EnquiryValues): void => sessionStore.set(key, JSON.stringify(values));

export const dropDraft = (): void => sessionStore.remove(key);
