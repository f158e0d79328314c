import { api } from '@golghar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { sessionListKey } from './use-sessions';

const failureText = (error: unknown): string =>
  error instanceof ApiError
    ? (error.wire?.message ?? 'Please try again.')
    : 'The site is not responding. Please try again.';

const useEnd = <Input>(mutationFn: (input: Input) => Promise<unknown>, done: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => showToast({ title: done }),
    onError: (error) =>
      showToast({ title: 'Nobody was signed out', text: failureText(error), kind: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionListKey }),
  });
};

/** Signs out one other browser. */
export const useEndSession = () =>
  useEnd((id: string) => request(api.endSession, { params: { id } }), 'That browser is signed out');

/** Signs out every browser but this one. */
export const useEndOtherSessions = () =>
  useEnd(() => request(api.endOtherSessions), 'All other browsers are signed out');
