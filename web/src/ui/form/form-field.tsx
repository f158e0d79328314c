import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react';
import { Select } from './select';

type FieldAria = { id: string } & Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>;

type Props = {
  id?: string;
  label: string;
  /** After the label, such as "optional". */
  note?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  /** Below the error: how to correct it. */
  advice?: string | undefined;
  children: (aria: FieldAria) => ReactNode;
};

/** A field with its label above, its hint and its error, associated for screen readers. */
export function FormField({ id: given, label, note, hint, error, advice, children }: Props) {
  const own = useId();
  const id = given ?? own;
  const notes = [
    { id: `${id}-hint`, text: hint, look: 'text-15 text-ink-3' },
    { id: `${id}-error`, text: error, look: 'font-semibold text-danger' },
    { id: `${id}-advice`, text: advice, look: 'text-danger' },
  ].filter(({ text }) => text);
  return (
    <div className={error ? 'border-l-4 border-danger pl-3' : ''}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {note && <span className="font-normal text-ink-3"> ({note})</span>}
      </label>
      {notes.map(({ id: noteId, text, look }) => (
        <p key={noteId} id={noteId} className={look}>
          {text}
        </p>
      ))}
      <div className="mt-1">
        {children({
          id,
          'aria-describedby': notes.map((each) => each.id).join(' ') || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
    </div>
  );
}

type FieldProps<Control> = Omit<Props, 'children'> & Omit<Control, 'id'>;

/** A field with one control, which gets the remaining props. */
export const fieldOf = <Control,>(ControlOf: (control: Control & FieldAria) => ReactNode) =>
  function Field({ id, label, note, hint, error, advice, ...control }: FieldProps<Control>) {
    return (
      <FormField {...{ id, label, note, hint, error, advice }}>
        {(aria) => <ControlOf {...(control as unknown as Control)} {...aria} />}
      </FormField>
    );
  };

export const TextField = fieldOf((input: ComponentProps<'input'>) => (
  <input autoComplete="off" className="field" {...input} />
));

export const TextArea = fieldOf((textarea: ComponentProps<'textarea'>) => (
  <textarea className="field" {...textarea} />
));

export const SelectField = fieldOf(Select);
