import { type api, daysBetween, type QueryOf, startOfDay } from '@golghar/contracts';

/** So many months later, `2026-12` after `2026-11`. */
export function monthAfter(month: string, months: number): string {
  const at = new Date(`${month}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 7);
}

const dayMs = 24 * 60 * 60 * 1000;

/** A period as the instants that it lies between: the first included, the second not. */
export type Period = { start: Date; end: Date };

export const periodOf = ({ from, to }: QueryOf<typeof api.report>): Period => ({
  start: startOfDay(from),
  end: new Date(startOfDay(to).getTime() + dayMs),
});

/** Every day of a period, `2026-11-21`, oldest first. */
export const daysOf = ({ from, to }: QueryOf<typeof api.report>): string[] =>
  Array.from({ length: daysBetween(from, to) }, (_, index) =>
    new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
  );
