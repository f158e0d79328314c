import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import { Button } from '@/ui/button';
import { WordForm } from '@/ui/form/word-form';
import { DialogButton, Modal } from '@/ui/overlay/modal';

const confirmation = 'ERASE';
const isConfirmation = (word: string) => word.trim().toUpperCase() === confirmation;
const schema = z.string().check(z.refine(isConfirmation, `Please type ${confirmation}`));

type Props = ComponentProps<typeof Button> & { title: string; text: string; onErase: () => void };

/** Erasing can't be undone, so the word must be typed. */
export const EraseButton = ({ title, text, onErase, ...button }: Props) => (
  <DialogButton trigger={<Button size="small" {...button} />}>
    {(close) => (
      <Modal title={title} text={text} onClose={close}>
        <p className="mt-4 mb-3">
          Type <strong>{confirmation}</strong> to confirm
        </p>
        <WordForm
          label={`Type ${confirmation} to confirm`}
          submit="Erase now"
          look="danger"
          schema={schema}
          onSubmit={() => {
            onErase();
            close();
          }}
          fieldClassName="w-0 grow"
        />
      </Modal>
    )}
  </DialogButton>
);
