import { type ComponentProps, type ReactNode, useId } from 'react';
import { Link } from 'react-router';

type Props = {
  title: string;
  count?: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A section of a screen, named by its heading. */
export function TitledSection({ title, count, text, actions, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id={id} className="text-20">
          {title} {count !== undefined && <Count>{count}</Count>}
        </h2>
        {actions}
      </div>
      {text && <p className="mt-1 max-w-[65ch] text-15 text-ink-2">{text}</p>}
      {children}
    </section>
  );
}

/** Classes for the action of a whole screen: at the end of its first line. */
export const sectionActions = 'absolute top-1 right-3 flex items-center gap-1';

export const SmallLink = ({ className = '', ...link }: ComponentProps<typeof Link>) => (
  <Link {...link} className={`button button-small button-secondary ${className}`} />
);

export const Count = ({ children }: { children: ReactNode }) => (
  <span className="tabular font-body font-normal text-ink-3">({children})</span>
);
