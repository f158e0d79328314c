import type { LeadSettings } from '@golghar/contracts';
import type { ReactNode } from 'react';

/** What each part of the settings gets: all of them, and how to change some. */
export type SettingProps = { settings: LeadSettings; change: (some: Partial<LeadSettings>) => void };

type SettingChoiceProps<Value extends string> = {
  legend: string;
  text: string;
  /** Name of the radio group, unique on the page. */
  name: string;
  options: Record<Value, { label: string; text: string }>;
  value: Value;
  onChange: (value: Value) => void;
  children?: ReactNode;
};

export function SettingChoice<Value extends string>(props: SettingChoiceProps<Value>) {
  const { legend, text, name, options, value: current, onChange, children } = props;
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
