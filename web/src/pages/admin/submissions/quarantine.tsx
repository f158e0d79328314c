import { Quarantine, quarantineQuery } from '@/features/quarantine/components/quarantine';
import { readForStaff } from '@/lib/session/current-user';

export const clientLoader = () => readForStaff(() => [quarantineQuery]);

export default Quarantine;
