import { type Alert, type SubmissionDetail, statusLabels } from '@golghar/contracts';

export type TimelineEntry = {
  id: string;
  at: string;
  text: string;
  by?: string;
  kind: 'note' | 'event' | 'problem';
  alert?: Alert;
};

const alertText = ({ recipient, state, attempts, smtpResponse }: Alert): string => {
  if (state === 'sent') return `Alert sent to ${recipient}`;
  if (state === 'failed') return `Alert to ${recipient} was refused: ${smtpResponse ?? 'no answer'}`;
  return attempts === 0
    ? `Alert to ${recipient} is on its way`
    : `Alert to ${recipient} waits for another try (${attempts} so far): ${smtpResponse ?? 'no answer'}`;
};

/** All that happened to a lead as one list, newest first. */
export function timelineOf({
  id,
  submittedAt,
  notes,
  statusChanges,
  alerts,
}: SubmissionDetail): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...notes.map((note) => ({
      id: note.id,
      at: note.createdAt,
      text: note.content,
      by: note.author.name,
      kind: 'note' as const,
    })),
    ...statusChanges.map((change) => ({
      id: change.id,
      at: change.createdAt,
      text: `Status changed from ${statusLabels[change.from]} to ${statusLabels[change.to]}`,
      by: change.author.name,
      kind: 'event' as const,
    })),
    ...alerts.map((alert) => ({
      id: alert.id,
      at: alert.sentAt ?? alert.queuedAt,
      text: alertText(alert),
      kind: alert.state === 'sent' ? ('event' as const) : ('problem' as const),
      alert,
    })),
    { id, at: submittedAt, text: 'Enquiry received from the website form', kind: 'event' },
  ];
  return entries.sort((a, b) => b.at.localeCompare(a.at));
}
