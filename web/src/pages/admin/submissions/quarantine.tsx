import { quarantineQuery } from '@/features/quarantine/api/use-quarantine';
import { Quarantine } from '@/features/quarantine/components/quarantine';
import { readForStaff } from '@/lib/session/current-user';

export const clientLoader = () => readForStaff(() => [quarantineQuery]);

export default Quarantine;
