import { handoverNoteSchema, type Owner } from '@golghar/contracts';
import { Command, defaultFilter } from 'cmdk';
import { Check, UserRound, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { atLeast } from '@/lib/counts';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { useLater } from '@/lib/hooks/use-later';
import { useSession } from '@/lib/session/current-user';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/form/form-field';
import { Modal, type ModalControl } from '@/ui/overlay/modal';
import { ErrorPanel } from '@/ui/query-state';
import { useStaff } from '../api/use-staff';
import { useOwnerCounts } from '../api/use-today';

const nobody = 'nobody';

const noteSchema = z.object({ note: handoverNoteSchema });

type Props = ModalControl & {
  title: string;
  /** Key of the draft note to the new owner. */
  draft: string;
  /** The current owner; undefined if the selected leads have different owners. */
  current?: Owner | null;
  onChoose: (owner: Owner | null, note?: string) => void;
};

const item =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 data-[selected=true]:bg-sunk md:min-h-9';

/** Chooses who works on a lead: colleagues with their number of open leads, oneself first; a press or Enter assigns it. */
export default function AssignDialog({ title, draft, current, onChoose, ...modal }: Props) {
  const { user: me } = useSession();
  const { data: staff, isError, refetch } = useStaff();
  const { data: counts = [] } = useOwnerCounts();
  const hasKeyboard = useMediaQuery('(hover: hover) and (pointer: fine)');
  const [chosen, setChosen] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  // After the field, as somebody may be typing; a key that chooses needs it at once.
  const hasList = useLater() || isAsked;
  const form = useContractForm(noteSchema, { draft, defaultValues: { note: '' } });
  const [isNoting, setIsNoting] = useState(() => form.getValues('note') !== '');

  const people = [...((hasList && staff) || [])].sort(
    (a, b) => Number(b.id === me?.id) - Number(a.id === me?.id),
  );
  const choose = (owner: Owner | null) =>
    void form.handleSubmit(({ note }) => {
      form.dropDraft();
      onChoose(owner, note || undefined);
      modal.onClose();
    })();
  const openOf = (personId: string) => {
    const known = counts.find(({ owner }) => owner.id === personId);
    return known ? `${atLeast(known)} open` : '';
  };
  return (
    <Modal title={title} {...modal}>
      <Command
        label={title}
        loop
        value={chosen}
        onValueChange={setChosen}
        filter={(_, typed, names = []) => defaultFilter(names.join(' '), typed)}
        onKeyDown={({ key }) => hasList || key.length === 1 || flushSync(() => setIsAsked(true))}
        className="mt-3"
      >
        {hasKeyboard && (
          <Command.Input autoFocus placeholder="Find a colleague" className="field min-h-10 py-1 text-15" />
        )}
        <Command.List label="Colleagues" className="mt-2 overflow-y-auto pointer-fine:max-h-72">
          {hasList && <Command.Empty className="p-3 text-ink-3">Nobody is called that.</Command.Empty>}
          {people.map((person) => (
            <Command.Item
              key={person.id}
              value={person.id}
              keywords={[person.name]}
              onSelect={() => choose({ id: person.id, name: person.name })}
              className={item}
            >
              <UserRound aria-hidden size={17} className="shrink-0 text-ink-3" />
              <span className="min-w-0 grow truncate">
                {person.name}
                {person.id === me?.id && <span className="text-ink-3"> (you)</span>}
              </span>
              <span className="tabular shrink-0 text-14 text-ink-3">{openOf(person.id)}</span>
              {current?.id === person.id && <Check aria-label="has it now" size={17} className="shrink-0" />}
            </Command.Item>
          ))}
          {hasList && staff && current !== null && (
            <Command.Item value={nobody} keywords={[nobody]} onSelect={() => choose(null)} className={item}>
              <UserRoundX aria-hidden size={17} className="shrink-0 text-ink-3" />
              Nobody
            </Command.Item>
          )}
        </Command.List>
        {isNoting ? (
          <div className="mt-3">
            <TextField
              label="A line to them"
              autoFocus={form.getValues('note') === ''}
              className="field min-h-10 py-1 text-15"
              {...form.field('note')}
            />
          </div>
        ) : (
          <Button
            size="small"
            look="quiet"
            className="mt-2 -ml-3"
            // Elsewhere in this dialog Enter chooses a colleague.
            onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
            onClick={() => setIsNoting(true)}
          >
            Add a message
          </Button>
        )}
      </Command>
      {isError && <ErrorPanel text="The colleagues could not be loaded" onRetry={() => void refetch()} />}
    </Modal>
  );
}
