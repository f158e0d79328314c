import type { ComponentProps } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/ui/button';
import { DialogButton, Modal } from '@/ui/overlay/modal';

const confirmation = 'ERASE';
const isConfirmation = (word: string) => word.trim().toUpperCase() === confirmation;

/** Erasing can't be undone, so the word must be typed. */
function EraseForm({ onErase }: { onErase: () => Promise<void> }) {
  const { register, formState, handleSubmit } = useForm({ mode: 'onChange', defaultValues: { typed: '' } });
  const { isValid, isSubmitting } = formState;
  return (
    <form onSubmit={handleSubmit(onErase)} className="mt-4 grid gap-3">
      <label className="grid gap-3">
        <span>
          Type <strong>{confirmation}</strong> to confirm
        </span>
        <input
          {...register('typed', { validate: isConfirmation })}
          autoComplete="off"
          autoCapitalize="characters"
          className="field"
        />
      </label>
      <Button type="submit" disabled={!isValid || isSubmitting} look="danger" className="justify-self-end">
        Erase now
      </Button>
    </form>
  );
}

type Props = ComponentProps<typeof Button> & {
  title: string;
  text: string;
  onErase: () => Promise<unknown>;
};

export const EraseButton = ({ title, text, onErase, ...button }: Props) => (
  <DialogButton trigger={<Button size="small" {...button} />}>
    {(close) => (
      <Modal title={title} text={text} onClose={close}>
        <EraseForm onErase={() => onErase().then(close, () => undefined)} />
      </Modal>
    )}
  </DialogButton>
);
