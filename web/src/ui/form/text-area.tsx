import type { ComponentProps } from 'react';
import { FormField } from './form-field';

type Props = Omit<ComponentProps<typeof FormField>, 'children'> & Omit<ComponentProps<'textarea'>, 'id'>;

/** A field for some lines of text. */
export function TextArea({ id, label, note, hint, error, className = 'field', ...textarea }: Props) {
  return (
    <FormField id={id} label={label} note={note} hint={hint} error={error}>
      {(aria) => <textarea {...textarea} {...aria} className={className} />}
    </FormField>
  );
}
