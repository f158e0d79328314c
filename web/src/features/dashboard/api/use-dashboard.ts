import { api } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '@/lib/api/operations';

export const dashboardQuery = operationQuery(api.dashboard);

export const useDashboard = () => useQuery(dashboardQuery);
