import { Webhooks, webhooksQuery } from '@/features/webhooks/components/webhooks';
import { readForStaff } from '@/lib/session/current-user';

export const clientLoader = () => readForStaff((client) => [client.ensureQueryData(webhooksQuery)]);

export default Webhooks;
