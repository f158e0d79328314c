import { useId } from 'react';
import * as z from 'zod/mini';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { Button } from '@/ui/button';
import { Modal } from '@/ui/overlay/modal';

const confirmation = 'ERASE';

const schema = z.object({
  typed: z.string().check(z.refine((word) => word.trim().toUpperCase() === confirmation)),
});

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
  const { register, formState, handleSubmit } = useContractForm(schema, {
    mode: 'onChange',
    defaultValues: { typed: '' },
  });
  const id = useId();
  return (
    <Modal title={title} text={text} onClose={onClose}>
      <form onSubmit={handleSubmit(onErase)} className="mt-4 grid gap-3">
        <label htmlFor={id}>
          Type <strong>{confirmation}</strong> to confirm
        </label>
        <input
          {...register('typed')}
          id={id}
          autoComplete="off"
          autoCapitalize="characters"
          className="field"
        />
        <Button
          type="submit"
          disabled={!formState.isValid || isPending}
          look="danger"
          className="justify-self-end"
        >
          Erase now
        </Button>
      </form>
    </Modal>
  );
}
