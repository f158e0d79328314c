import { backOfficePaths } from '@golghar/contracts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';

/** Says why a link does nothing, and where to go on. */
export function RefusedLink({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-32 outline-none">
        Nothing was changed
      </h1>
      <p className="mt-3 mb-6 text-ink-2">{text}</p>
      <Link to={backOfficePaths.leads} className="button button-large button-primary w-full">
        Open the leads
      </Link>
    </>
  );
}
