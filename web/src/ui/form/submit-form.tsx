import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '../alert';
import { Button } from '../button';

type Props = ComponentProps<'form'> & {
  problem?: ReactNode;
  submit: string;
  isPending: boolean;
  pending?: string;
};

/** Stacked fields and their submit button, which keeps the focus while sending. */
export function SubmitForm(props: Props) {
  const { problem, submit, isPending, pending = 'Saving...', className = '', children, ...form } = props;
  return (
    <form noValidate {...form} className={`grid gap-5 ${className}`}>
      {problem && <Alert>{problem}</Alert>}
      {children}
      <Button type="submit" aria-disabled={isPending} size="large" look="primary">
        {isPending ? pending : submit}
      </Button>
    </form>
  );
}
