import { QueryClient } from '@tanstack/react-query';

/** What was read stays good until something changes it; nothing is asked twice behind the visitor's back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    },
    mutations: { retry: false },
  },
});
