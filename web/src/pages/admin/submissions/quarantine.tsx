import { quarantineQuery } from '@/features/quarantine/api/use-quarantine';
import { Quarantine } from '@/features/quarantine/components/quarantine';
import { readForStaff } from '@/features/session/api/session';

export const clientLoader = () => readForStaff((client) => [client.ensureInfiniteQueryData(quarantineQuery)]);

export default Quarantine;
