import type { ComponentProps } from 'react';

const block = 'border-l-4 border-danger bg-danger-ground';

const looks = {
  block: `${block} p-3`,
  /** On the public pages. */
  spacious: `${block} p-4`,
  /** A line beside a field, instead of a block of its own. */
  inline: 'text-14 font-semibold text-danger',
  /** For places with a look of their own. */
  bare: '',
};

type Props = Omit<ComponentProps<'p'>, 'role'> & { look?: keyof typeof looks };

/** Shows an error and announces it to screen readers. A field that it is about names its id as description. */
export function Alert({ look = 'block', className = '', ...props }: Props) {
  return <p role="alert" className={`${looks[look]} ${className}`} {...props} />;
}
