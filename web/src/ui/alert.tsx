import type { ComponentProps } from 'react';
import { Button } from './button';

const block = 'border-l-4 border-danger bg-danger-ground';

const looks = {
  block: `${block} p-3`,
  /** On the public pages. */
  spacious: `${block} p-4`,
  /** A line beside a field, instead of a block of its own. */
  inline: 'text-14 font-semibold text-danger',
  /** Where the place has a look of its own. */
  bare: '',
};

type Props = Omit<ComponentProps<'p'>, 'role'> & { look?: keyof typeof looks };

/** Says what went wrong, at once also to who does not see it. A field that it is about names its id as description. */
export function Alert({ look = 'block', className = '', ...props }: Props) {
  return <p role="alert" className={`${looks[look]} ${className}`} {...props} />;
}

/** Says that something could not be loaded, and offers another try. */
export function ErrorPanel({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Alert className="my-4 flex flex-wrap items-center gap-4">
      <span>{text}</span>
      <Button size="small" onClick={onRetry}>
        Retry
      </Button>
    </Alert>
  );
}
