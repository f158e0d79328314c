import { api, type Dashboard } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { leadKeys } from '../../leads-core/model/lead-keys';
import { withStatus } from '../../leads-core/model/with-status';

export const useDashboard = () =>
  useQuery<Dashboard>({
    queryKey: leadKeys.dashboard,
    queryFn: async ({ signal }) => {
      const { waiting, recent, ...others } = await request(api.dashboard, { signal });
      return {
        ...others,
        recent: recent.map(withStatus),
        ...(waiting && { waiting: waiting.map(withStatus) }),
      };
    },
  });
