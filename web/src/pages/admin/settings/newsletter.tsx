import { Subscribers, subscribersQuery } from '@/features/newsletter/components/subscribers';
import { readForStaff } from '@/lib/session/current-user';

export const clientLoader = () => readForStaff(() => [subscribersQuery]);

export default Subscribers;
