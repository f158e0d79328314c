import type { Calculation, SelectedOffer } from '@golghar/contracts';
import { useStored } from './hooks/use-browser-state';
import { prefillKeys, readJson, sessionStore } from './storage';

/** What a visitor chose before reaching the form: a name to show, and the line to add to the message. */
export type ChosenPackage = { label: string; line: string };

const key = prefillKeys.package;
const paragraphKey = 'enquiryParagraph';
const calculationKey = 'enquiryCalculation';

/**
 * For a link to the form: it selects a package there, even if clicked before this script has loaded. If quarterly billing was
 * chosen on the page by then, the second package applies (web/scripts/early-scripts.ts).
 */
export const packageLink = (chosen: ChosenPackage, chosenQuarterly: ChosenPackage) => ({
  'data-package': JSON.stringify(chosen),
  'data-package-quarterly': JSON.stringify(chosenQuarterly),
  onClick: () => sessionStore.set(key, JSON.stringify(chosen)),
});

export const dropPackage = (): void => sessionStore.remove(key);

export const useChosenPackage = () => readJson(useStored(sessionStore, key)) as ChosenPackage | undefined;

/** Adds a paragraph to the form's message, where the visitor can see and edit it, and keeps the calculation that it describes. */
export function prefillMessage(paragraph: string, calculation?: Calculation): void {
  sessionStore.set(paragraphKey, paragraph);
  if (calculation) sessionStore.set(calculationKey, JSON.stringify([paragraph, calculation]));
}

/** The message as sent, with the package's line, the package, and the calculation if its paragraph is still there. */
export function withSelection(message: string, chosen: ChosenPackage | undefined) {
  const stored = readJson(sessionStore.get(calculationKey)) as [string, Calculation] | undefined;
  const calculation = stored && message.includes(stored[0]) ? stored[1] : null;
  const choice: SelectedOffer | null =
    chosen || calculation ? { package: chosen?.label ?? null, calculation } : null;
  return { message: chosen ? `${message}\n\n${chosen.line}` : message, choice };
}

/** After success: the next message is about something else. */
export function dropSelection(): void {
  dropPackage();
  sessionStore.remove(calculationKey);
}

/** A message with the prefilled paragraph appended; the paragraph is removed from the store. */
export function withParagraph(message: string): string {
  const paragraph = sessionStore.get(paragraphKey);
  sessionStore.remove(paragraphKey);
  return [message, paragraph].filter(Boolean).join('\n\n');
}
