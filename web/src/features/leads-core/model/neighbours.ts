import type { Submission } from '@golghar/contracts';

/** The leads above and below one in its list. */
export function neighboursOf(leads: readonly Submission[], id: string) {
  const index = leads.findIndex((lead) => lead.id === id);
  return {
    previousId: index > 0 ? leads[index - 1]?.id : undefined,
    nextId: index >= 0 ? leads[index + 1]?.id : undefined,
  };
}
