import { drafts } from '../session/session';
import { readJson } from '../storage';

/** What was typed into the fields of a form and not sent. */
export const readFormDraft = (name: string): Record<string, unknown> => ({
  ...(readJson(drafts.read(name)) as object | undefined),
});

/** Keeps those of a form's values that are not what it began with. */
export function keepFormDraft(name: string, values: object, initial: object = {}): void {
  const before = new Map(Object.entries(initial));
  const isTyped = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.get(field));
  const typed = Object.entries(values).filter(isTyped);
  drafts.write(name, typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : '');
}
