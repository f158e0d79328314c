import { api, type Login } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { startSession } from '@/lib/session/session';
import { showToast } from '@/ui/toast/toast-store';

export const useLogIn = () =>
  useMutation({
    mutationFn: (login: Login) => request(api.logIn, { body: login }),
    onSuccess: ({ user }) => {
      startSession(user);
      showToast({
        title: 'Login successful',
        text: `Welcome back, ${user.name || 'Admin'}!`,
        place: 'heading',
      });
    },
  });
