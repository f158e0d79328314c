import type { Quarantine } from '@golghar/contracts';

/** Why a lead was set aside, in words. */
export function spamReasons({ by, reasons }: Quarantine): string {
  if (by) return `${by.name} said so`;
  return reasons.map(({ reason }) => reason).join(', ') || 'It looks like spam';
}
