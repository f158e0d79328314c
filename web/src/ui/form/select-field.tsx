import { useId } from 'react';
import { Select } from './select';

type Props<Value extends string> = {
  label: string;
  value: Value;
  options: Record<Value, string>;
  onChange: (value: Value) => void;
};

/** A choice from a short list, with its label above. */
export function SelectField<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <Select
        id={id}
        value={value}
        options={Object.entries<string>(options)}
        onChange={(event) => onChange(event.target.value as Value)}
        className="mt-1"
      />
    </div>
  );
}
