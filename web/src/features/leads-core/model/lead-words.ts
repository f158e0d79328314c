import { agency, type Quarantine, type Submission } from '@golghar/contracts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days left until a moment, including the current one. */
export const daysUntil = (iso: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((new Date(iso).getTime() - now) / dayMs));

export function spamReasons({ by, reasons }: Quarantine): string {
  if (by) return `${by.name} said so`;
  return reasons.map(({ reason }) => reason).join(', ') || 'It looks like spam';
}

/** Default text of a next step for which only a time was given. */
export const suggestedStepText = ({ nextStep, contactedAt }: Submission): string =>
  nextStep?.text ?? (contactedAt ? 'Call again' : 'Call');

const compact = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });

/** Short format of an amount: `₹32.8L`. */
export const formatSum = (rupees: number): string => `${agency.currency}${compact.format(rupees)}`;

/** By the first letter of a thousand, a lakh and a crore. */
const units: Record<string, number> = { k: 1000, l: 100_000, c: 10_000_000 };

/** Parses whole rupees as typed, `1,50,000`, `₹ 45000`, `2.5 lakh`; undefined if it is no amount. */
export function readValue(text: string): number | undefined {
  const match = /^(?:\p{Sc}|rs\.?|inr)?\s*([\d,]+(?:\.\d+)?)\s*(k|l|lakhs?|lacs?|cr|crores?)?$/iu.exec(
    text.trim(),
  );
  if (!match?.[1]) return undefined;
  const amount = Number(match[1].replaceAll(',', '')) * (units[match[2]?.[0]?.toLowerCase() ?? ''] ?? 1);
  return Number.isFinite(amount) ? Math.round(amount) : undefined;
}

const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'short', year: 'numeric' });

/** Formats `2027-01` as `Jan 2027`. */
export const formatMonth = (text: string): string => month.format(new Date(`${text}-01`));

/** Keys that answer a question of a lead or of a message; no command uses them. The last one is for other answers. */
export const answerKeys = ['6', '7', '8', '9', '0'] as const;

export const otherAnswerKey = '0';
