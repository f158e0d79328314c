import { DeletedLeads, deletedLeadsQuery } from '@/features/deleted-leads/components/deleted-leads';
import { readForStaff } from '@/features/session/api/session';

export const clientLoader = () =>
  readForStaff((client) => [client.ensureInfiniteQueryData(deletedLeadsQuery)]);

export default DeletedLeads;
