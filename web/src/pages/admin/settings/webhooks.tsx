import { Webhooks, webhooksQuery } from '@/features/webhooks/components/webhooks';
import { readForStaff } from '@/lib/session/current-user';

export const clientLoader = () => readForStaff(() => [webhooksQuery]);

export default Webhooks;
