import type { ReactNode } from 'react';

type Props = {
  title: string;
  label: string;
  /** Who gets it, and when. */
  children: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

/** Whether a kind of mail is sent. */
export function MailSetting({ title, label, children, isOn, onChange }: Props) {
  return (
    <fieldset className="border-t border-hairline pt-4">
      <legend className="float-left w-full font-display text-20 font-bold">{title}</legend>
      <label className="clear-both flex min-h-11 items-start gap-3 py-1.5">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => onChange(target.checked)}
          className="checkbox mt-1 shrink-0"
        />
        <span>
          <span className="block font-semibold">{label}</span>
          <span className="text-ink-2">{children}</span>
        </span>
      </label>
    </fieldset>
  );
}
