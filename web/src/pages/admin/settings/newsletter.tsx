import { Subscribers, subscribersQuery } from '@/features/newsletter/components/subscribers';
import { readForStaff } from '@/features/session/api/session';

export const clientLoader = () => readForStaff((client) => [client.ensureQueryData(subscribersQuery)]);

export default Subscribers;
