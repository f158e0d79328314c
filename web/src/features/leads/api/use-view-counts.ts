import type { api, ResponseOf } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { leadKeys } from '../model/lead-keys';

/** How many leads each view has. */
export const useViewCounts = () =>
  useQuery({
    queryKey: leadKeys.views,
    select: ({ views }: ResponseOf<typeof api.countViews>) => views,
  });
