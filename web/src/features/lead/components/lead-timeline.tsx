import {
  type Alert,
  api,
  fileSizeWords,
  type Reply,
  type Submission,
  type SubmissionDetail,
  type UndoableChange,
} from '@golghar/contracts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '@/lib/api/request';
import { requestFile } from '@/lib/api/request-stream';
import { formatMoment } from '@/lib/dates';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button';
import { Skeleton } from '@/ui/query-state';
import { Count } from '@/ui/titled-section';
import { resendAlert, takeBackChange } from '../../leads-core/api/entries';
import { useIsChanging } from '../../leads-core/api/lead-mutation';
import { historyItem, historyList } from '../../leads-core/model/element-ids';
import { type TimelineEntry, timelineOf } from '../model/timeline';
import { NotesButtons, notesId } from './notes-dialog';

const UndoChange = ({ leadId, change: { id, text } }: { leadId: string; change: UndoableChange }) => (
  <Button
    disabled={useIsChanging(leadId, 'take back')}
    title={text}
    size="small"
    look="quiet"
    onClick={() => void takeBackChange({ leadIds: [leadId], changeId: id, said: text })}
  >
    Take back
  </Button>
);

const looks = { note: 'bg-note-ground px-3 py-1.5', event: '', problem: 'bg-danger-ground px-3 py-1.5' };

const ResendButton = ({ leadId, alert }: { leadId: string; alert: Alert }) => (
  <Button
    disabled={useIsChanging(leadId, 'resend')}
    aria-label={`Resend to ${alert.recipient}`}
    size="small"
    look="quiet"
    className="-ml-3"
    onClick={() => void resendAlert({ leadIds: [leadId], alert })}
  >
    Resend
  </Button>
);

function SentFiles({ leadId, reply }: { leadId: string; reply: Reply }) {
  const { id: replyId, attachments, areAttachmentsKept } = reply;
  const { mutate: save, isPending } = useMutation({
    mutationFn: async ({ name, index }: { name: string; index: number }) => {
      const params = { id: leadId, replyId, index };
      saveFile(await requestFile(api.getAttachment, { params }), name);
    },
    meta: { failed: 'The file was not saved' },
  });
  return (
    <ul aria-label="Attachments" className="flex flex-wrap gap-x-4">
      {/* A file is known by its place in the reply. */}
      {Object.entries(attachments).map(([index, { name, size }]) => (
        <li key={index} dir="auto" className="flex min-h-9 flex-wrap items-center gap-x-1.5 wrap-anywhere">
          {areAttachmentsKept ? (
            <button
              type="button"
              disabled={isPending}
              title={`Save ${name}`}
              className="min-h-9 text-left text-link"
              onClick={() => save({ name, index: Number(index) })}
            >
              {name}
            </button>
          ) : (
            name
          )}
          <span className="tabular text-14 text-ink-2">
            {fileSizeWords(size)}
            {!areAttachmentsKept && ', no longer kept'}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Delivered alerts are collapsed into one line; a failed one is shown with its retry button. */
function Entry({ leadId, entry }: { leadId: string; entry: TimelineEntry }) {
  const { text, by, at, kind, alerts = [], reply } = entry;
  const line = (
    <span dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {text}
      <span className={`text-14 text-ink-2 ${kind === 'event' ? '' : 'block'}`}>
        {kind === 'event' && ' · '}
        {by && `${by}, `}
        <time dateTime={at}>{formatMoment(at)}</time>
      </span>
    </span>
  );
  if (alerts.length === 0 || kind === 'problem')
    return (
      <>
        {line}
        {reply && reply.attachments.length > 0 && <SentFiles leadId={leadId} reply={reply} />}
        {alerts[0] && <ResendButton leadId={leadId} alert={alerts[0]} />}
      </>
    );
  return (
    <details>
      <summary className="cursor-pointer">{line}</summary>
      <ul>
        {alerts.map((alert) => (
          <li key={alert.id} className="flex flex-wrap items-center gap-x-5">
            <span className="wrap-anywhere">{alert.recipient}</span>
            <ResendButton leadId={leadId} alert={alert} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function LeadTimeline({ lead }: { lead: SubmissionDetail }) {
  const { id, version, notes, contacts } = lead;
  const { data: changes = [] } = useQuery({
    queryKey: [api.listUndoableChanges.path, id, version, notes.length, contacts.length],
    queryFn: async ({ signal }) =>
      (await request(api.listUndoableChanges, { params: { id }, signal })).changes,
    // Kept while refetching, so that buttons don't move; but never those of another lead.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
    // An unchanged lead has nothing to undo.
    enabled: version > 1 || notes.length > 0 || contacts.length > 0,
  });
  // Tags, next steps and the forecast are not in the timeline.
  const others = changes.filter(({ entryId }) => !entryId);
  const whatElse = 'What else you changed today';
  return (
    <>
      {others.length > 0 && (
        <details className="text-15">
          <summary className="w-fit cursor-pointer py-1.5 font-semibold text-link">
            {whatElse} ({others.length})
          </summary>
          <ul aria-label={whatElse}>
            {others.map((change) => (
              <li key={change.id} className="flex flex-wrap items-center gap-x-5 wrap-anywhere">
                <Entry leadId={id} entry={{ ...change, kind: 'event' }} />
                <UndoChange leadId={id} change={change} />
              </li>
            ))}
          </ul>
        </details>
      )}
      <ol aria-label="History" className={`${historyList} mt-1`}>
        {timelineOf(lead).map((entry) => {
          // A reply can only be undone in its message: a moment later it has been sent.
          const change = changes.find(({ entryId, kind }) => entryId === entry.id && kind !== 'reply');
          return (
            <li key={entry.id} className={historyItem}>
              <div className={looks[entry.kind]}>
                <Entry leadId={id} entry={entry} />
                {change && <UndoChange leadId={id} change={change} />}
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

type Props = { lead: Submission; detail: SubmissionDetail | undefined; heading: 'h2' | 'h3' };

export function LeadHistory({ lead, detail, heading: Heading }: Props) {
  const count = detail?.notes.length;
  return (
    <section aria-label={`Notes on ${lead.name}`}>
      <div id={notesId(lead.id)} className="flex flex-wrap items-center gap-x-1">
        <Heading className="mr-auto text-17">
          Notes and history <Count>{count ?? '…'}</Count>
        </Heading>
        <NotesButtons lead={lead} />
      </div>
      {count === 0 && <p className="text-14 text-ink-3">No notes yet.</p>}
      {detail ? <LeadTimeline lead={detail} /> : <Skeleton rows={2} />}
    </section>
  );
}
