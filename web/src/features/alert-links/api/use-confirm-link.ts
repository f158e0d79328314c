import { type AlertLink, api } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { request } from '@/lib/request';

/** Does what a link says. */
export const useConfirmLink = () =>
  useMutation({
    mutationFn: (link: AlertLink) => request(api.useAlertLink, { body: link }),
    networkMode: 'always',
  });
