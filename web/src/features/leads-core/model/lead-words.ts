import type { Quarantine, Submission } from '@golghar/contracts';

const dayMs = 24 * 60 * 60 * 1000;

/** Days that are left until a moment, counting the one that has begun. */
export const daysUntil = (iso: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((new Date(iso).getTime() - now) / dayMs));

/** Why a lead was set aside, in words. */
export function spamReasons({ by, reasons }: Quarantine): string {
  if (by) return `${by.name} said so`;
  return reasons.map(({ reason }) => reason).join(', ') || 'It looks like spam';
}

/** What is done next where somebody says only when. */
export const suggestedStepText = ({ nextStep, contactedAt }: Submission): string =>
  nextStep?.text ?? (contactedAt ? 'Call again' : 'Call');
