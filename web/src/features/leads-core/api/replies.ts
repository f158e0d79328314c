import {
  api,
  type NewReplyTemplate,
  type ReplyTemplate,
  type ResponseOf,
  type Submission,
  type TemplateChannel,
} from '@golghar/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, failureText } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { requestUpload } from '@/lib/api/request-upload';
import { showToast } from '@/ui/toast/toast-store';
import { leadKeys } from '../model/lead-keys';
import type { AttachedFile } from '../model/template-words';
import { encodeFile, UnreadableFile, useUploads } from '../store/attachments';
import { useInbox } from '../store/inbox';
import { beginUndoable, failUndoable, offerUndo } from '../store/undo';
import { addToLead, mergeLeads } from './lead-cache';
import { ownerQuestion, takeBackEntry } from './lead-changes';
import { runLeadMutation } from './lead-mutation';

/** Why an answer was not sent: what was wrong with it, or what else is the matter. */
const refusalOf = (error: unknown): string =>
  error instanceof UnreadableFile
    ? error.message
    : (error instanceof ApiError && Object.values(error.wire?.fields ?? {})[0]) || failureText(error);

type Answer = { subject: string; text: string; files: readonly AttachedFile[] };

/**
 * Sends an answer by e-mail; it is in the history at once, and no answer is owed any more. Until it leaves it can be taken
 * back. Answers whether it was sent.
 */
export async function sendReply(
  { id: leadId, name: about, email }: Submission,
  { files, ...words }: Answer,
  onTakenBack: () => void,
): Promise<boolean> {
  const undoable = beginUndoable();
  const stopping = new AbortController();
  const follow = (share: number) =>
    useUploads.setState({ [leadId]: { share, stop: () => stopping.abort() } });
  let id = '';
  const send = async () => {
    const body = { ...words, attachments: await Promise.all(files.map(encodeFile)) };
    const input = { params: { id: leadId }, body, signal: stopping.signal };
    const { reply, submission } = await requestUpload(api.addReply, input, follow);
    addToLead(leadId, 'replies', reply);
    id = reply.id;
    return mergeLeads(submission);
  };
  follow(0);
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
    const failed = isTooMany ? 'The answer was not sent' : 'The answer was not sent. Please try again.';
    showToast({
      about,
      ...(stopping.signal.aborted
        ? { title: 'Stopped', text: 'The answer was not sent, and is kept as a draft.' }
        : { title: failed, text: refusalOf(error), kind: 'destructive' }),
    });
    return false;
  } finally {
    useUploads.setState({ [leadId]: undefined });
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
