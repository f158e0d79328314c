import type { Calculation, Choice } from '@golghar/contracts';
import { useStored } from './hooks/use-browser-state';
import { prefillKeys, readJson, sessionStore } from './storage';

/** What a visitor chose before the form: a name to show, and the line that the message gets. */
export type ChosenPackage = { label: string; line: string };

const key = prefillKeys.package;
const paragraphKey = 'enquiryParagraph';
const calculationKey = 'enquiryCalculation';

/**
 * For a link to the form: it chooses a package there, also when it is pressed before this script is here. Then it is the
 * second one if quarterly billing was chosen on the page by then (web/scripts/early-scripts.ts).
 */
export const packageLink = (chosen: ChosenPackage, chosenQuarterly: ChosenPackage) => ({
  'data-package': JSON.stringify(chosen),
  'data-package-quarterly': JSON.stringify(chosenQuarterly),
  onClick: () => sessionStore.set(key, JSON.stringify(chosen)),
});

export const dropPackage = (): void => sessionStore.remove(key);

/** The package that goes with the enquiry. */
export function useChosenPackage(): ChosenPackage | undefined {
  return readJson(useStored(sessionStore, key)) as ChosenPackage | undefined;
}

/** The message as it is sent: the visitor's words, then the line of the package. */
export const withPackage = (message: string, chosen: ChosenPackage | undefined): string =>
  chosen ? `${message}\n\n${chosen.line}` : message;

/**
 * Puts a paragraph into the form's message, where the visitor sees and changes it, and keeps the calculation that it is
 * about.
 */
export function prefillMessage(paragraph: string, calculation?: Calculation): void {
  sessionStore.set(paragraphKey, paragraph);
  if (calculation) sessionStore.set(calculationKey, JSON.stringify([paragraph, calculation]));
}

/** What goes with a message besides its words: a calculation only as long as the message has its paragraph. */
export function choiceWith(message: string, chosen: ChosenPackage | undefined): Choice | null {
  const calculation = calculationIn(message);
  return chosen || calculation ? { package: chosen?.label ?? null, calculation } : null;
}

function calculationIn(message: string): Calculation | null {
  const [paragraph, calculation] = (readJson(sessionStore.get(calculationKey)) ?? []) as [
    string?,
    Calculation?,
  ];
  return paragraph && message.includes(paragraph) ? (calculation ?? null) : null;
}

/** After success: the next message is about something else. */
export const dropCalculation = (): void => sessionStore.remove(calculationKey);

/** A message with the prefilled paragraph at its end; the paragraph is forgotten at once. */
export function withParagraph(message: string): string {
  const paragraph = sessionStore.get(paragraphKey);
  sessionStore.remove(paragraphKey);
  return [message, paragraph].filter(Boolean).join('\n\n');
}
