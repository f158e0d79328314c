import { api, type ResponseOf } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';

/** Everyone who confirmed the newsletter, newest first. */
export const useSubscribers = () =>
  useQuery({
    queryKey: [api.listSubscribers.path],
    select: ({ subscribers }: ResponseOf<typeof api.listSubscribers>) => subscribers,
  });
