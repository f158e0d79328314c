/** What one look of the doctor has found. */
export type Finding = {
  state: 'good' | 'to watch' | 'to mend';
  text: string;
};

export const good = (text: string): Finding => ({ state: 'good', text });
export const toWatch = (text: string): Finding => ({ state: 'to watch', text });
export const toMend = (text: string): Finding => ({ state: 'to mend', text });

/** What went wrong at last: a failed fetch, or one with several addresses, says it deeper inside. */
export function messageOf(error: unknown): string {
  const { cause, errors, message } = error as { cause?: unknown; errors?: unknown[]; message?: string };
  const inner = cause ?? errors?.[0];
  return inner ? messageOf(inner) : message || String(error);
}
