import { type ReactNode, useId } from 'react';

type Props = {
  title: ReactNode;
  /** What it is about, below the title. */
  text?: ReactNode;
  className?: string;
  children?: ReactNode;
};

/** A section of a screen, named by its heading. */
export function TitledSection({ title, text, className, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-20">
        {title}
      </h2>
      {text && <p className="mt-1 max-w-[65ch] text-15 text-ink-2">{text}</p>}
      {children}
    </section>
  );
}
