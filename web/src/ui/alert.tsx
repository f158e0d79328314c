import type { ReactNode } from 'react';

type Props = {
  children: ReactNode;
  /** What the field that it is about names as its description. */
  id?: string;
  /** A line beside a field, instead of a block of its own. */
  isInline?: boolean;
  className?: string;
};

/** Says what went wrong, at once also to who does not see it. */
export function Alert({ children, id, isInline = false, className = '' }: Props) {
  const look = isInline
    ? 'text-14 font-semibold text-danger'
    : 'border-l-4 border-danger bg-danger-ground p-3';
  return (
    <p id={id} role="alert" className={`${look} ${className}`}>
      {children}
    </p>
  );
}
