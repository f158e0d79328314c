import { api } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { endSession } from '@/lib/session/session';

export const useLogOut = () =>
  useMutation({
    mutationFn: () => request(api.logOut),
    onSuccess: endSession,
  });
