import { DeletedLeads, deletedLeadsQuery } from '@/features/deleted-leads/components/deleted-leads';
import { readForStaff } from '@/lib/session/current-user';

export const clientLoader = () =>
  readForStaff((client) => [client.ensureInfiniteQueryData(deletedLeadsQuery)]);

export default DeletedLeads;
