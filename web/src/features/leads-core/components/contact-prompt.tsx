import { callOutcomes, contactOutcomes, isAnswerOwed, type Submission } from '@golghar/contracts';
import { X } from 'lucide-react';
import { useAddContact } from '../api/use-add-contact';
import { openDialog, useInbox } from '../store/inbox';
import { DonePrompt } from './done-prompt';

/**
 * Logs with one press what came of a call; asked for after one, and offered as long as an answer is owed. On a phone it
 * stands under the thumb, and each of its buttons stays where it is when the question changes.
 */
export function ContactPrompt({ lead }: { lead: Submission }) {
  const called = useInbox((state) => (state.called?.leadId === lead.id ? state.called : undefined));
  const { mutate, isPending } = useAddContact();
  if (called && !called.channel) return <DonePrompt lead={lead} />;
  if (!called && !isAnswerOwed(lead)) return null;
  const channel = called?.channel ?? 'call';
  const look = called ? 'bg-note-ground' : '';
  return (
    <section
      aria-label="Log a contact"
      className={`${look} grid shrink-0 grid-cols-3 items-center gap-1.5 border-hairline px-4 py-1.5 max-md:border-t md:flex md:flex-wrap lg:px-6`}
    >
      <p className={`text-14 font-semibold max-md:-order-2 ${called ? 'col-span-2' : 'col-span-3'}`}>
        {channel === 'whatsapp' ? 'Did they answer?' : called ? 'How did the call go?' : 'Log a call:'}
      </p>
      {callOutcomes.map((outcome) => (
        <button
          key={outcome}
          type="button"
          disabled={isPending}
          onClick={() => mutate({ leadId: lead.id, outcome, channel })}
          className="button button-small button-secondary min-h-11 bg-bg px-1.5 text-14 md:min-h-8 md:px-2.5 md:py-0"
        >
          {contactOutcomes[outcome]}
        </button>
      ))}
      {!called && !lead.nextStep && (
        <button
          type="button"
          title="Plan the next step (F)"
          onClick={() => openDialog('step', lead.id)}
          className="button button-small button-quiet ml-auto hidden min-h-8 py-0 text-14 md:inline-flex"
        >
          Plan…
        </button>
      )}
      {called && (
        <button
          type="button"
          aria-label="Log nothing"
          onClick={() => useInbox.setState({ called: undefined })}
          className="grid size-11 place-items-center max-md:-order-1 max-md:-my-2 max-md:justify-self-end md:size-8"
        >
          <X aria-hidden size={16} />
        </button>
      )}
    </section>
  );
}
