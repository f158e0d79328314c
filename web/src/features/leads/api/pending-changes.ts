import type { Submission } from '@golghar/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { Wanted } from '../model/lead-change';

export type ChangeVariables = {
  lead: Submission;
  wanted: Wanted;
  /** With another owner: a line to them. */
  ownerNote?: string | undefined;
  /** What is said once it is done, with an Undo. */
  said?: { title: string; text: string };
};

export const changeLeadKey = ['change-lead'];

/** Changes of a lead that the server has not answered yet, the earliest first. */
const pendingOf = (client: QueryClient, id: string): Wanted[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: changeLeadKey, status: 'pending' })
    .map(({ state }) => state.variables as ChangeVariables)
    .filter(({ lead }) => lead.id === id)
    .map(({ wanted }) => wanted);

export const hasPendingChange = (client: QueryClient, id: string): boolean =>
  pendingOf(client, id).length > 0;

/** A lead as the server told it, with the changes that are still on their way. */
export const withPendingChanges = <L extends Submission>(client: QueryClient, lead: L): L =>
  Object.assign({}, lead, ...pendingOf(client, lead.id)) as L;
