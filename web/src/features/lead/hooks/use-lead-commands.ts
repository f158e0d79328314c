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
import { useCurrentUser } from '../../leads-core/api/use-staff';
import { addTagId, noteFieldId } from '../../leads-core/model/element-ids';
import { internationalNumber } from '../../leads-core/model/phone';
import { startCorrecting } from '../../leads-core/store/drafts';
import { openDialog } from '../../leads-core/store/inbox';

/** The palette gives the focus back first. */
const later = (run: () => void) => () => void setTimeout(run);

const command = (id: string, label: string, shortcut: string, run: () => void): Command => ({
  id,
  label,
  ...(shortcut && { shortcut }),
  run,
});

/**
 * What the command palette offers for the open lead.
 * @param onDeleted called once it was deleted
 */
export function useLeadCommands(lead: Submission | undefined, onDeleted: () => void): void {
  const setStatus = useSetStatus();
  const takeLead = useTakeLead();
  const canDelete = useCurrentUser()?.role !== 'sales_executive';
  const { mutate: markSpam } = useMarkSpam();
  const { mutate: addContact } = useAddContact();
  const commandsFor = (lead: Submission, { id, email, phone } = lead): Command[] => [
    ...leadStatuses.map((status, index) =>
      command(status, `Set status: ${statusLabels[status]}`, String(index + 1), () =>
        setStatus(lead, status),
      ),
    ),
    command('take', 'Take this lead', 'T', () => takeLead(lead)),
    command(
      'assign',
      'Assign to…',
      'A',
      later(() => openDialog('owner', id)),
    ),
    command(
      'step',
      'Plan the next step, snooze…',
      'F',
      later(() => openDialog('step', id)),
    ),
    command(
      'outcome',
      'Value and outcome…',
      'V',
      later(() => openDialog('outcome', id)),
    ),
    command(
      'correct',
      'Correct name and contact data…',
      'E',
      later(() => startCorrecting(id)),
    ),
    // A lead from a file may lack an address or a number.
    ...(email
      ? [
          command(
            'reply',
            'Answer by e-mail…',
            'R',
            later(() => openDialog('reply', id)),
          ),
        ]
      : []),
    ...(phone
      ? [
          command(
            'whatsapp',
            'Write in WhatsApp…',
            'W',
            later(() => openDialog('whatsapp', id)),
          ),
        ]
      : []),
    command('spam', 'Mark as spam', '!', () => markSpam(lead)),
    command(
      'note',
      'Write a note',
      'N',
      later(() => document.getElementById(noteFieldId(id, 'detail'))?.focus()),
    ),
    command(
      'tag',
      'Add a tag',
      '',
      later(() => document.getElementById(addTagId)?.click()),
    ),
    ...(phone
      ? [
          command('call', `Call ${phone}`, 'P', () =>
            window.location.assign(`tel:${internationalNumber(phone)}`),
          ),
        ]
      : []),
    ...callOutcomes.map((outcome) =>
      command(outcome, `Log a call: ${contactOutcomes[outcome]}`, '', () =>
        addContact({ leadId: id, outcome, channel: 'call' }),
      ),
    ),
    ...(canDelete
      ? [
          command(
            'delete',
            'Delete this lead…',
            '',
            later(() => openDialog('delete', id, onDeleted)),
          ),
        ]
      : []),
  ];
  useCommands('This lead', lead ? commandsFor(lead) : []);
}
