import type { LeadVisibility } from '@golghar/contracts';
import type { ReactNode } from 'react';
import { Checkbox } from '@/ui/form/checkbox';

type ToggleSettingProps = {
  title: string;
  label: string;
  /** What it does, and for whom. */
  children: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Whether something is done. */
export function ToggleSetting({ title, label, children, isOn, onChange }: ToggleSettingProps) {
  return (
    <fieldset className="border-t border-hairline pt-4">
      <legend className="float-left w-full font-display text-20 font-bold">{title}</legend>
      <Checkbox
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="clear-both items-start py-1.5 *:[input]:mt-1"
      >
        <span className="block font-semibold">{label}</span>
        <span className="text-ink-2">{children}</span>
      </Checkbox>
    </fieldset>
  );
}

const words: Record<LeadVisibility, { label: string; text: string }> = {
  all: { label: 'All leads', text: 'Everybody can help everybody out.' },
  own_and_unassigned: {
    label: 'Their own, and those of nobody',
    text: 'Leads of colleagues are not in their lists, searches, exports and counts.',
  },
};

type VisibilitySettingProps = { visibility: LeadVisibility; onChange: (visibility: LeadVisibility) => void };

/** Which leads sales executives see. */
export function VisibilitySetting({ visibility, onChange }: VisibilitySettingProps) {
  return (
    <SettingChoice
      legend="Which leads sales executives see"
      text="Administrators and managers always see all leads."
      name="visibility"
      options={words}
      value={visibility}
      onChange={onChange}
    />
  );
}

type SettingChoiceProps<Value extends string> = {
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
