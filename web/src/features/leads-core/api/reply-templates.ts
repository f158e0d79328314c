import {
  api,
  type NewReplyTemplate,
  type ReplyTemplate,
  type ResponseOf,
  type TemplateChannel,
} from '@golghar/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-lists';

/** Templates for e-mail, WhatsApp or both: the person's own and the shared ones. */
export const useReplyTemplates = (channel?: TemplateChannel) =>
  useQuery({
    queryKey: leadKeys.templates,
    select: ({ templates }: ResponseOf<typeof api.listReplyTemplates>) =>
      templates.filter((template) => !channel || template.channel === channel),
  });

export const useAddTemplate = () =>
  useMutation({
    mutationFn: (body: NewReplyTemplate) => request(api.addReplyTemplate, { body }),
    onSuccess: ({ template }) => showToast({ title: 'Template saved', text: template.name }),
    meta: { failed: 'The template was not saved. Please try again.', refreshes: [leadKeys.templates] },
  });

/** Changes a template, with Undo. */
export const useChangeTemplate = () => {
  const put = ({ id, words }: { id: string; words: NewReplyTemplate }) =>
    request(api.changeReplyTemplate, { params: { id }, body: words });
  const meta = { failed: 'The template was not changed. Please try again.', refreshes: [leadKeys.templates] };
  const { mutate: changeBack } = useMutation({ mutationFn: put, meta });
  return useMutation({
    mutationFn: ({ before, template }: { before: ReplyTemplate; template: NewReplyTemplate }) =>
      put({ id: before.id, words: template }),
    meta,
    onSuccess: (_, { before: { id, ...words } }) =>
      showToast({
        title: 'Template changed',
        text: words.name,
        action: {
          label: 'Undo',
          altText: 'Give the template its words back',
          run: () => changeBack({ id, words }),
        },
      }),
  });
};

/** Deletes a template, with Undo. */
export const useRemoveTemplate = () => {
  const { mutate: bringBack } = useAddTemplate();
  return useMutation({
    mutationFn: ({ id }: ReplyTemplate) => request(api.removeReplyTemplate, { params: { id } }),
    onSuccess: (_, { id: __, ...words }) =>
      showToast({
        title: 'Template removed',
        text: words.name,
        action: { label: 'Undo', altText: 'Bring the template back', run: () => bringBack(words) },
      }),
    meta: { failed: 'The template was not removed. Please try again.', refreshes: [leadKeys.templates] },
  });
};
