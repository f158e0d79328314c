import { DeletedLeads, deletedLeadsQuery } from '@/features/deleted-leads/components/deleted-leads';
import { readForStaff } from '@/lib/session/current-user';

export const clientLoader = () => readForStaff(() => [deletedLeadsQuery]);

export default DeletedLeads;
