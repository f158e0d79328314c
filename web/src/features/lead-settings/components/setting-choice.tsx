import type { ReactNode } from 'react';

type Props<Value extends string> = {
  legend: string;
  text: string;
  /** Of the group of radio buttons, once on a page. */
  name: string;
  /** In the order in which they stand. */
  options: Record<Value, { label: string; text: string }>;
  value: Value;
  onChange: (value: Value) => void;
  /** What the choice asks for besides. */
  children?: ReactNode;
};

/** One of some rules, each with a line that says what it does. */
export function SettingChoice<Value extends string>({
  legend,
  text,
  name,
  options,
  value: current,
  onChange,
  children,
}: Props<Value>) {
  return (
    <fieldset className="border-t border-hairline pt-4">
      <legend className="float-left w-full font-display text-20 font-bold">{legend}</legend>
      <p className="clear-both text-ink-2">{text}</p>
      <div className="mt-2 grid gap-1">
        {(Object.keys(options) as Value[]).map((value) => (
          <label key={value} className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              type="radio"
              name={name}
              checked={current === value}
              onChange={() => onChange(value)}
              className="mt-1 size-5 shrink-0 accent-(--link)"
            />
            <span>
              <span className="block font-semibold">{options[value].label}</span>
              <span className="text-ink-2">{options[value].text}</span>
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
