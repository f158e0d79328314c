import type { ReactNode } from 'react';

/** Says what went wrong, at once also to who does not see it. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="border-l-4 border-danger bg-danger-ground p-3">
      {children}
    </p>
  );
}
