import type { Submission } from '@golghar/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { changingFields, type LeadChange } from '../model/lead-change';
import { withStatus } from '../model/with-status';
import type { FailedChange, Undoable } from '../store/inbox';
import { shownLead } from './lead-cache';

/** A change of a lead; `ownerNote` is a line to another owner. */
export type ChangeVariables = FailedChange & {
  /** What it is to be taken back by. */
  undoable?: Undoable | undefined;
  /** What it takes back: if nothing came of that there is nothing to do. */
  takesBack?: Undoable | undefined;
  /**
   * Called once it is saved, or somebody else was faster and the person was asked; otherwise with what went wrong: then it
   * says whether the person was told.
   */
  onAnswer?: (error?: unknown) => boolean;
};

export const changeLeadKey = ['change-lead'];

/** Changes of a lead that the server has not answered yet, the earliest first. */
const pendingOf = (client: QueryClient, id: string): LeadChange[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: changeLeadKey, status: 'pending' })
    .map(({ state }) => state.variables as ChangeVariables)
    .filter(({ lead }) => lead.id === id)
    .map(({ wanted }) => wanted);

/** Whether the server has yet to answer a change of a lead. */
export const isChanging = (client: QueryClient, id: string): boolean => pendingOf(client, id).length > 0;

/** Whether a change that is just being settled is the last one of its lead that was on its way. */
export const isLastChange = (client: QueryClient, id: string): boolean => pendingOf(client, id).length <= 1;

/**
 * A lead as the server told it, with the changes that are still on their way. An answer that a later one overtook
 * takes nothing back: what the screen knows of a later version stays.
 */
export function asNewest<L extends Submission>(client: QueryClient, lead: L): L {
  const shown = shownLead(client, lead.id);
  const known = shown && shown.version > lead.version ? pick(shown) : {};
  return Object.assign(withStatus(lead), known, ...pendingOf(client, lead.id)) as L;
}

/** What may have changed of a lead, as {@link asNewest} has it. */
export const newestOf = (client: QueryClient, lead: Submission): Partial<Submission> =>
  pick(asNewest(client, lead));

const pick = (lead: Submission): Partial<Submission> =>
  Object.fromEntries(changingFields.map((name) => [name, lead[name]]));
