import type { ComponentProps } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

type Props = Omit<ComponentProps<'input'>, 'type'> & { type?: keyof typeof looks };

const looks = { checkbox: 'checkbox', radio: 'size-5 accent-(--color-link)' };

/** A checkbox or radio button with its label beside it; `className` applies to the row. */
export function Checkbox({ children, className = 'items-center', type = 'checkbox', ...input }: Props) {
  return (
    <label className={`flex min-h-11 gap-3 ${className}`}>
      <input {...input} type={type} className={`${looks[type]} shrink-0`} />
      <span className="min-w-0">{children}</span>
    </label>
  );
}

/** What a form registers: the props of an input, and its error. */
export type Registered = UseFormRegisterReturn & { error: string | undefined };

type ListProps = {
  legend: string;
  field: Registered;
  labels: Record<string, string>;
  /** What each means: then one of them is chosen, not any number. */
  texts?: Record<string, string>;
};

const choice = { type: 'radio', className: 'items-start py-2 *:[input]:mt-0.5' } as const;

/** Checkboxes, each showing its API name too, or radio buttons that explain themselves. */
export function CheckList({ legend, field: { error, ...input }, labels, texts }: ListProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{legend}</legend>
      {error && <p className="font-semibold text-danger">{error}</p>}
      {Object.entries(labels).map(([name, label]) => (
        <Checkbox key={name} {...input} {...(texts && choice)} value={name}>
          {label}{' '}
          {texts ? (
            <span className="block text-14 text-ink-3">{texts[name]}</span>
          ) : (
            <code className="text-14 text-ink-3">{name}</code>
          )}
        </Checkbox>
      ))}
    </fieldset>
  );
}
