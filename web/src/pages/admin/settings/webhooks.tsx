import { readForStaff } from '@/features/session/api/session';
import { Webhooks, webhooksQuery } from '@/features/webhooks/components/webhooks';

export const clientLoader = () => readForStaff((client) => [client.ensureQueryData(webhooksQuery)]);

export default Webhooks;
