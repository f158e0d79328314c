import { drafts } from '../session/session';
import { readJson } from '../storage';

export const readFormDraft = (name: string): Record<string, unknown> => ({
  ...(readJson(drafts.read(name)) as object | undefined),
});

/** Keeps the values of a form that differ from the initial ones. */
export function keepFormDraft(name: string, values: object, initial: object = {}): void {
  const before = new Map(Object.entries(initial));
  const isTyped = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before.get(field));
  const typed = Object.entries(values).filter(isTyped);
  drafts.write(name, typed.length > 0 ? JSON.stringify(Object.fromEntries(typed)) : '');
}
