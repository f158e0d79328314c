import {
  callOutcomes,
  contactOutcomes,
  leadStatuses,
  type Submission,
  statusLabels,
} from '@golghar/contracts';
import { type Command, useCommands } from '@/lib/commands';
import { logOutcome } from '../../leads-core/api/entries';
import { setStatus } from '../../leads-core/api/lead-changes';
import { useReplyTemplates } from '../../leads-core/api/reply-templates';
import { useIsManager } from '../../leads-core/api/use-staff';
import { canRun, leadCommands } from '../../leads-core/hooks/use-lead-keys';
import { addTagId, noteFieldId } from '../../leads-core/model/element-ids';
import { internationalNumber } from '../../leads-core/model/phone';
import { startWriting } from '../../leads-core/store/drafts';
import { openDialog } from '../../leads-core/store/inbox';

const call = (phone: string) => window.location.assign(`tel:${internationalNumber(phone)}`);

const command = (id: string, label: string, run: () => void, shortcut?: string): Command => ({
  id,
  label,
  shortcut,
  run,
});

/** Commands of the palette for the open lead. */
export function useLeadCommands(lead: Submission | undefined, onDeleted: () => void): void {
  const canDelete = useIsManager();
  const { data: templates = [] } = useReplyTemplates();
  const commandsFor = (lead: Submission, { id, phone } = lead): Command[] => [
    ...leadStatuses.map((status, index) =>
      command(status, `Set status: ${statusLabels[status]}`, () => setStatus(lead, status), `${index + 1}`),
    ),
    ...leadCommands
      .filter((offered) => canRun(lead, offered))
      .map(({ label, key, run }) => command(key, label, () => run(lead), key)),
    command('note', 'Write a note', () => document.getElementById(noteFieldId(id, 'detail'))?.focus(), 'N'),
    command('join', 'Same person as…', () => openDialog('join', id)),
    command('tag', 'Add a tag', () => document.getElementById(addTagId)?.click()),
    ...(phone ? [command('call', `Call ${phone}`, () => call(phone), 'P')] : []),
    ...callOutcomes.map((outcome) =>
      command(outcome, `Log a call: ${contactOutcomes[outcome]}`, () => logOutcome(lead, outcome, 'call')),
    ),
    ...(canDelete ? [command('delete', 'Delete this lead…', () => openDialog('delete', id, onDeleted))] : []),
  ];
  const answersTo = (lead: Submission) =>
    templates
      .filter(({ channel }) => lead[channel === 'email' ? 'email' : 'phone'])
      .map((template) =>
        command(template.id, template.name, () => startWriting(lead.id, template.channel, template)),
      );
  useCommands('Templates', lead ? answersTo(lead) : []);
  useCommands('This lead', lead ? commandsFor(lead) : []);
}
