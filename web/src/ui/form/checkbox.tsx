import type { ComponentProps } from 'react';

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
