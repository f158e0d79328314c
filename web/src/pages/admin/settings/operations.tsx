import { Health, operationsQuery } from '@/features/operations/components/health';
import { readForStaff } from '@/features/session/api/session';

export const clientLoader = () => readForStaff((client) => [client.ensureQueryData(operationsQuery)]);

export default Health;
