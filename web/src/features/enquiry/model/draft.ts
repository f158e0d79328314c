import { type EnquiryValues, emptyValues, fieldNames } from './form-values';

const key = 'enquiryDraft';

/** What the visitor typed, kept for this session: it survives a reload and a failed submit. */
export function readDraft(): EnquiryValues {
  try {
    const stored: Partial<Record<string, unknown>> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const texts = fieldNames.map((name) => [name, typeof stored[name] === 'string' ? stored[name] : '']);
    return Object.fromEntries(texts) as EnquiryValues;
  } catch {
    return emptyValues;
  }
}

export function keepDraft(values: EnquiryValues): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(values));
  } catch {
    // Without storage, as in some private windows, the form works all the same.
  }
}

export const dropDraft = (): void => sessionStorage.removeItem(key);
