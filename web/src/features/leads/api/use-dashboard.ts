import type { Dashboard } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { leadKeys } from '../model/lead-keys';

export const useDashboard = () => useQuery<Dashboard>({ queryKey: leadKeys.dashboard });
