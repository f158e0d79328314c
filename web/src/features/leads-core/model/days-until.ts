const dayMs = 24 * 60 * 60 * 1000;

/** Days that are left until a moment, counting the one that has begun. */
export const daysUntil = (iso: string, now = Date.now()): number =>
  Math.max(0, Math.ceil((new Date(iso).getTime() - now) / dayMs));
