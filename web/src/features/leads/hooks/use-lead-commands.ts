import {
  type ContactOutcome,
  contactOutcomes,
  leadStatuses,
  type Submission,
  statusLabels,
} from '@golghar/contracts';
import { useCommands } from '@/lib/commands';
import { useAddContact } from '../api/use-add-contact';
import { useSetStatus } from '../api/use-change-lead';
import { noteFieldId } from '../model/element-ids';
import { internationalNumber } from '../model/phone';

const outcomes = Object.entries(contactOutcomes) as [ContactOutcome, string][];

/** What the command palette offers for the open lead. */
export function useLeadCommands(lead: Submission | undefined): void {
  const setStatus = useSetStatus();
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
          {
            id: 'note',
            label: 'Write a note',
            shortcut: 'N',
            // The palette gives the focus back first.
            run: () => setTimeout(() => document.getElementById(noteFieldId(lead.id, 'detail'))?.focus()),
          },
          {
            id: 'call',
            label: `Call ${lead.phone}`,
            shortcut: 'C',
            run: () => window.location.assign(`tel:${internationalNumber(lead.phone)}`),
          },
          ...outcomes.map(([outcome, label]) => ({
            id: outcome,
            label: `Log a call: ${label}`,
            run: () => addContact({ leadId: lead.id, outcome, channel: 'call' }),
          })),
        ]
      : [],
  );
}
