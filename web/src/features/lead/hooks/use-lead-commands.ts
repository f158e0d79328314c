import {
  callOutcomes,
  contactOutcomes,
  leadStatuses,
  type Submission,
  statusLabels,
} from '@golghar/contracts';
import { type Command, useCommands } from '@/lib/commands';
import { useMarkSpam } from '../../leads-core/api/hide-lead';
import { useTakeLead } from '../../leads-core/api/lead-changes';
import { useAddContact } from '../../leads-core/api/use-add-contact';
import { useSetStatus } from '../../leads-core/api/use-change-lead';
import { addTagId, noteFieldId } from '../../leads-core/model/element-ids';
import { internationalNumber } from '../../leads-core/model/phone';
import { startCorrecting } from '../../leads-core/store/correcting';
import { openDialog } from '../../leads-core/store/inbox';

/** The palette gives the focus back first. */
const later = (run: () => void) => () => void setTimeout(run);

/** A lead from a file may lack an address or a number. */
const waysToWrite = ({ id, email, phone }: Submission): Command[] => [
  ...(email
    ? [
        {
          id: 'reply',
          label: 'Answer by e-mail…',
          shortcut: 'R',
          run: later(() => openDialog('reply', id)),
        },
      ]
    : []),
  ...(phone
    ? [
        {
          id: 'whatsapp',
          label: 'Write in WhatsApp…',
          shortcut: 'W',
          run: later(() => openDialog('whatsapp', id)),
        },
      ]
    : []),
];

const waysToCall = ({ phone }: Submission): Command[] =>
  phone
    ? [
        {
          id: 'call',
          label: `Call ${phone}`,
          shortcut: 'P',
          run: () => window.location.assign(`tel:${internationalNumber(phone)}`),
        },
      ]
    : [];

/**
 * What the command palette offers for the open lead.
 * @param onDelete asks whether it is to be deleted; missing for those who may not
 */
export function useLeadCommands(lead: Submission | undefined, onDelete: (() => void) | undefined): void {
  const setStatus = useSetStatus();
  const takeLead = useTakeLead();
  const { mutate: markSpam } = useMarkSpam();
  const { mutate: addContact } = useAddContact();
  useCommands(
    'This lead',
    lead
      ? [
          ...leadStatuses.map((status, index) => ({
            id: status,
            label: `Set status: ${statusLabels[status]}`,
            shortcut: String(index + 1),
            run: () => setStatus(lead, status),
          })),
          { id: 'take', label: 'Take this lead', shortcut: 'T', run: () => takeLead(lead) },
          {
            id: 'assign',
            label: 'Assign to…',
            shortcut: 'A',
            run: later(() => openDialog('owner', lead.id)),
          },
          {
            id: 'step',
            label: 'Plan the next step, snooze…',
            shortcut: 'F',
            run: later(() => openDialog('step', lead.id)),
          },
          {
            id: 'outcome',
            label: 'Value and outcome…',
            shortcut: 'V',
            run: later(() => openDialog('outcome', lead.id)),
          },
          {
            id: 'correct',
            label: 'Correct name and contact data…',
            shortcut: 'E',
            run: later(() => startCorrecting(lead.id)),
          },
          ...waysToWrite(lead),
          { id: 'spam', label: 'Mark as spam', shortcut: '!', run: () => markSpam(lead) },
          {
            id: 'note',
            label: 'Write a note',
            shortcut: 'N',
            run: later(() => document.getElementById(noteFieldId(lead.id, 'detail'))?.focus()),
          },
          { id: 'tag', label: 'Add a tag', run: later(() => document.getElementById(addTagId)?.click()) },
          ...waysToCall(lead),
          ...callOutcomes.map((outcome) => ({
            id: outcome,
            label: `Log a call: ${contactOutcomes[outcome]}`,
            run: () => addContact({ leadId: lead.id, outcome, channel: 'call' }),
          })),
          ...(onDelete ? [{ id: 'delete', label: 'Delete this lead…', run: later(onDelete) }] : []),
        ]
      : [],
  );
}
