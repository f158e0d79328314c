import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/overlay/modal';

const confirmation = 'ERASE';

type Props = {
  title: string;
  /** What will be erased, and that it can't be undone. */
  text: string;
  isPending: boolean;
  onErase: () => void;
  onClose: () => void;
};

/** Erasing can't be undone, so the word must be typed. */
export function EraseDialog({ title, text, isPending, onErase, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const id = useId();
  const isConfirmed = typed.trim().toUpperCase() === confirmation;
  const erase = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed) onErase();
  };
  return (
    <Modal title={title} text={text} onClose={onClose}>
      <form onSubmit={erase} className="mt-4 grid gap-3">
        <label htmlFor={id}>
          Type <strong>{confirmation}</strong> to confirm
        </label>
        <input
          id={id}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          onChange={(event) => setTyped(event.target.value)}
          className="field"
        />
        <Button type="submit" disabled={!isConfirmed || isPending} look="danger" className="justify-self-end">
          Erase now
        </Button>
      </form>
    </Modal>
  );
}
