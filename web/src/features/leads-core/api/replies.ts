import {
  api,
  type NewReplyTemplate,
  type ReplyTemplate,
  type RequestOf,
  type ResponseOf,
  type Submission,
  type TemplateChannel,
} from '@golghar/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import { useInbox } from '../store/inbox';
import { beginUndoable, failUndoable, offerUndo } from '../store/undo';
import { addToLead, mergeLeads } from './lead-cache';
import { ownerQuestion, takeBackEntry } from './lead-changes';
import { runLeadMutation } from './lead-mutation';

/**
 * Sends an answer by e-mail; it is in the history at once, and no answer is owed any more. Until it leaves it can be taken
 * back. Answers whether it was sent.
 */
export async function sendReply(
  { id: leadId, name: about, email }: Submission,
  body: RequestOf<typeof api.addReply>,
  onTakenBack: () => void,
): Promise<boolean> {
  const undoable = beginUndoable();
  let id = '';
  const send = async () => {
    const { reply, submission } = await request(api.addReply, { params: { id: leadId }, body });
    addToLead(leadId, 'replies', reply);
    id = reply.id;
    return mergeLeads(submission);
  };
  try {
    const question = ownerQuestion(await runLeadMutation({ leadId, send }));
    useInbox.setState({ stepWantedFor: leadId });
    offerUndo(undoable, { about, title: 'Answer on its way', text: `To ${email}`, question }, () => {
      void takeBackEntry({ leadId, kind: 'replies', id }, 'What you wrote is kept as a draft.', onTakenBack);
    });
    return true;
  } catch (error) {
    failUndoable(undoable);
    const isTooMany = error instanceof ApiError && error.code === 'too_many_requests';
    showToast({
      about,
      title: isTooMany ? 'The answer was not sent' : 'The answer was not sent. Please try again.',
      ...(isTooMany && error.serverMessage && { text: error.serverMessage }),
      kind: 'destructive',
    });
    return false;
  }
}

/** Words for answers by e-mail, in WhatsApp or both: one's own, and everybody's. */
export const useReplyTemplates = (channel?: TemplateChannel) =>
  useQuery({
    queryKey: leadKeys.templates,
    select: ({ templates }: ResponseOf<typeof api.listReplyTemplates>) =>
      templates.filter((template) => !channel || template.channel === channel),
  });

/** Keeps words as a template for later answers. */
export const useAddTemplate = () =>
  useMutation({
    mutationFn: (body: NewReplyTemplate) => request(api.addReplyTemplate, { body }),
    onSuccess: ({ template }) => showToast({ title: 'Template saved', text: template.name }),
    meta: { failed: 'The template was not saved. Please try again.', refreshes: [leadKeys.templates] },
  });

/** Gives a template other words, with Undo. */
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

/** Removes a template, with Undo. */
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
