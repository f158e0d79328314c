import { Health, operationsQuery } from '@/features/operations/components/health';
import { readForStaff } from '@/lib/session/current-user';

export const clientLoader = () => readForStaff(() => [operationsQuery]);

export default Health;
