import { api, type ReplyTemplate, type TemplateChannel } from '@golghar/contracts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery, useOperation } from '@/lib/api/operations';

export const templatesQuery = operationQuery(api.listReplyTemplates);

/** Templates for e-mail, WhatsApp or both: the person's own and the shared ones. */
export const useReplyTemplates = (channel?: TemplateChannel) =>
  useQuery({
    ...templatesQuery,
    select: ({ templates }) => templates.filter((template) => !channel || template.channel === channel),
  });

const outcome = (what: string) => ({
  failed: `The template was not ${what}. Please try again.`,
  refreshes: [templatesQuery.queryKey],
});

export const useAddTemplate = () =>
  useOperation(api.addReplyTemplate, {
    ...outcome('saved'),
    done: ({ template }) => ({ title: 'Template saved', text: template.name }),
  });

export function useChangeTemplate(templates: readonly ReplyTemplate[]) {
  const { mutate: changeBack } = useOperation(api.changeReplyTemplate, outcome('changed'));
  return useOperation(api.changeReplyTemplate, {
    ...outcome('changed'),
    done: ({ template }, { params }) => {
      const { id: _, ...before } = templates.find(({ id }) => id === params.id) ?? template;
      const run = () => changeBack({ params, body: before });
      const action = { label: 'Undo', altText: 'Give the template its words back', run };
      return { title: 'Template changed', text: before.name, action };
    },
  });
}

export function useRemoveTemplate({ id: _, ...words }: ReplyTemplate) {
  const { mutate: add } = useAddTemplate();
  const action = { label: 'Undo', altText: 'Bring the template back', run: () => add({ body: words }) };
  return useOperation(api.removeReplyTemplate, {
    ...outcome('removed'),
    done: { title: 'Template removed', text: words.name, action },
  });
}
