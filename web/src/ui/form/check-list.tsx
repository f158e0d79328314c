import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from './checkbox';

type Props<Name extends string> = {
  legend: string;
  field: UseFormRegisterReturn & { error: string | undefined };
  names: readonly Name[];
  labels: Record<Name, string>;
};

/** Checkboxes, each showing its API name too. */
export function CheckList<Name extends string>({ legend, field, names, labels }: Props<Name>) {
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
