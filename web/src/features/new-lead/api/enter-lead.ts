import { api, idempotencyKeyHeader, leadPath, type NewSubmission, type Submission } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { keepFormDraft } from '@/lib/forms/form-draft';
import { useOnline } from '@/lib/hooks/use-online';
import { randomKey } from '@/lib/random-key';
import { showToast } from '@/ui/toast/toast-store';
import { refreshLeads } from '../../leads-core/api/lead-cache';
import {
  addWaiting,
  markWaiting,
  newLeadDraft,
  openNewLead,
  removeWaiting,
  resumeWaiting,
  useNewLead,
  useWaitingLeads,
  type WaitingLead,
  waitingLeads,
} from '../store/new-lead';

const retryMs = 5_000;

/** Whether an error is temporary: offline, the service is starting, or the session has expired. */
const passes = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status >= 500 || [401, 408, 429].includes(error.status);

/** The session has expired: the person must sign in again. */
const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.code === 'not_signed_in';

/**
 * Sends a lead entered by hand; it is stored here until the server has saved it.
 * @throws why the server has not saved it
 */
async function send({ key, lead }: WaitingLead): Promise<Submission> {
  try {
    const headers = { [idempotencyKeyHeader]: key };
    const { submission } = await request(api.createSubmission, { body: lead, headers });
    removeWaiting(key);
    return submission;
  } catch (error) {
    if (passes(error)) markWaiting(key, 'waiting');
    throw error;
  }
}

function useTellSaved() {
  const navigate = useNavigate();
  return ({ id, name }: Submission) =>
    showToast({
      title: `${name} is saved`,
      action: {
        label: 'Open',
        altText: 'Open it from the list of leads',
        run: () => void navigate(leadPath(id)),
      },
    });
}

/**
 * Saves a lead entered by hand. It is stored in the browser before sending: offline it waits, and closing the page loses
 * nothing. Fails only if the server rejects it.
 */
export function useEnterLead() {
  const tellSaved = useTellSaved();
  return useMutation({
    mutationFn: async (lead: NewSubmission): Promise<Submission | undefined> => {
      const waiting: WaitingLead = { key: randomKey(), lead, state: 'sending' };
      addWaiting(waiting);
      try {
        return await send(waiting);
      } catch (error) {
        if (passes(error) && !isSignedOut(error)) return undefined;
        if (!passes(error)) {
          removeWaiting(waiting.key);
          keepFormDraft(newLeadDraft, lead);
        }
        throw error;
      }
    },
    onSuccess: (submission, { name }) => {
      if (!submission)
        return showToast({
          title: `${name} is kept on this device`,
          text: 'It is sent as soon as you are connected.',
        });
      refreshLeads();
      tellSaved(submission);
    },
    onError: (error, { name }) => {
      // The open form shows the error at its fields.
      if (isSignedOut(error) || useNewLead.getState().isOpen) return;
      showToast({
        title: `${name} was not saved`,
        kind: 'destructive',
        durationMs: 15_000,
        action: { label: 'Correct', altText: 'Press C to correct it', run: openNewLead },
      });
    },
  });
}

/** Sends the signed-in person's waiting leads: at once, when back online, and every few seconds. */
export function useSendWaiting(): void {
  const isOnline = useOnline();
  const tellSaved = useTellSaved();
  const hasWaiting = useWaitingLeads().some(({ state }) => state === 'waiting');
  const { mutate } = useMutation({
    // One at a time.
    scope: { id: 'send-waiting-leads' },
    mutationFn: async () => {
      const sent: Submission[] = [];
      for (const waiting of waitingLeads().filter(({ state }) => state === 'waiting')) {
        try {
          sent.push(await send(waiting));
        } catch (error) {
          if (isSignedOut(error)) throw error;
          if (passes(error)) break;
          const problem = error instanceof ApiError && error.serverMessage;
          markWaiting(waiting.key, 'refused', problem || 'The server did not take it.');
        }
      }
      return sent;
    },
    onSuccess: (sent) => {
      const [first] = sent;
      if (!first) return;
      refreshLeads();
      if (sent.length === 1) tellSaved(first);
      else showToast({ title: `${sent.length} leads are saved` });
    },
  });
  useEffect(resumeWaiting, []);
  useEffect(() => {
    if (!hasWaiting || !isOnline) return;
    mutate();
    const timer = setInterval(mutate, retryMs);
    return () => clearInterval(timer);
  }, [hasWaiting, isOnline, mutate]);
}
