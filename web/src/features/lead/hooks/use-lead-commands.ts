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
import { openDialog } from '../../leads-core/store/inbox';
import { canOpen, leadOpenings } from '../../leads-core/store/lead-openings';

const command = (id: string, label: string, shortcut: string, run: () => void): Command => ({
  id,
  label,
  ...(shortcut && { shortcut }),
  run,
});

/** The palette gives the focus back first. */
const opener = (id: string, label: string, shortcut: string, run: () => void) =>
  command(id, label, shortcut, () => void setTimeout(run));

const find = (id: string) => document.getElementById(id);

const call = (phone: string) => window.location.assign(`tel:${internationalNumber(phone)}`);

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
  const askDeletion = () => lead && openDialog('delete', lead.id, onDeleted);
  const commandsFor = (lead: Submission, { id, phone } = lead): Command[] => [
    ...leadStatuses.map((status, index) =>
      command(status, `Set status: ${statusLabels[status]}`, String(index + 1), () =>
        setStatus(lead, status),
      ),
    ),
    command('take', 'Take this lead', 'T', () => takeLead(lead)),
    ...leadOpenings
      .filter((opening) => canOpen(lead, opening))
      .map(({ label, key, open }) => opener(key, label, key, () => open(id))),
    command('spam', 'Mark as spam', '!', () => markSpam(lead)),
    opener('note', 'Write a note', 'N', () => find(noteFieldId(id, 'detail'))?.focus()),
    opener('tag', 'Add a tag', '', () => find(addTagId)?.click()),
    ...(phone ? [command('call', `Call ${phone}`, 'P', () => call(phone))] : []),
    ...callOutcomes.map((outcome) =>
      command(outcome, `Log a call: ${contactOutcomes[outcome]}`, '', () =>
        addContact({ leadId: id, outcome, channel: 'call' }),
      ),
    ),
    ...(canDelete ? [opener('delete', 'Delete this lead…', '', askDeletion)] : []),
  ];
  useCommands('This lead', lead ? commandsFor(lead) : []);
}
