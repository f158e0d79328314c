import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = Omit<ComponentProps<'input'>, 'type'>;

/** A checkbox with its label beside it; `className` applies to the row. */
export function Checkbox({ children, className = 'items-center', ...input }: Props) {
  return (
    <label className={`flex min-h-11 gap-3 ${className}`}>
      <input {...input} type="checkbox" className="checkbox shrink-0" />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

/** What a form registers: the props of an input, and its error. */
export type Registered = UseFormRegisterReturn & { error: string | undefined };

type ListProps<Name extends string> = {
  legend: string;
  field: Registered;
  names: readonly Name[];
  labels: Record<Name, string>;
};

/** Checkboxes, each showing its API name too. */
export function CheckList<Name extends string>({ legend, field, names, labels }: ListProps<Name>) {
  const { error, ...input } = field;
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {error && <p className="font-semibold text-danger">{error}</p>}
      {names.map((name) => (
        <Checkbox key={name} {...input} value={name}>
          {labels[name]} <code className="text-14 text-ink-3">{name}</code>
        </Checkbox>
      ))}
    </fieldset>
  );
}
