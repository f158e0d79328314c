import type { Calculation } from '@golghar/contracts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { resources } from '@/content/tools/resources';
import { prefillMessage } from '@/lib/enquiry-prefill';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { Button } from '@/ui/button';
import { Art } from '@/ui/page/art';

const { tools: words } = resources;

/** A result that has not changed for this long is announced. */
const settledMs = 600;

type Props = {
  intro: string;
  inputs: ReactNode;
  button: string;
  placeholder: string;
  title: string;
  /** The result in a sentence, for screen readers. */
  spoken: string;
  result: ReactNode;
  /** The result as a paragraph of an enquiry. */
  plan: string;
  /** The same as numbers and words. */
  calculation: Calculation;
};

/**
 * Inputs and, beside or below them, the result: a placeholder of the same height until the button is pressed, then
 * kept up to date. Changes are announced when they have settled.
 */
export function CalculatorFrame(props: Props) {
  const { intro, inputs, button, placeholder, title, spoken, result, plan, calculation } = props;
  const [isShown, setIsShown] = useState(false);
  const [announced, setAnnounced] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useMediaQuery('(min-width: 1024px)');

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setAnnounced(spoken), settledMs);
    return () => clearTimeout(timer);
  }, [isShown, spoken]);

  const show = () => {
    setIsShown(true);
    // On a phone the result is below the button, out of sight.
    if (!isShown && !isWide) setTimeout(() => heading.current?.focus());
  };

  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <form
        noValidate
        className="grid content-start gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        <p className="max-w-[56ch] text-ink-2">{intro}</p>
        {inputs}
        <Button type="submit" size="large" look="primary" className="justify-self-start">
          {button}
        </Button>
      </form>
      <div className="min-h-[26rem] self-start bg-surface p-6 sm:p-8 lg:sticky lg:top-24">
        <h3 ref={heading} tabIndex={-1} className="text-25 outline-offset-4">
          {title}
        </h3>
        <div className="mt-4">
          {isShown ? (
            <>
              {result}
              <p className="mt-4 text-15 text-ink-3">{words.caveat}</p>
              <Link
                to="/#contact"
                onClick={() => prefillMessage(plan, calculation)}
                className="button button-primary mt-5 w-full sm:w-auto"
              >
                {words.send}
              </Link>
            </>
          ) : (
            <>
              <p className="max-w-[40ch] text-ink-3">{placeholder}</p>
              <Art
                name="heroes/scales"
                width={640}
                height={574}
                className="mx-auto mt-6 block h-auto w-full max-w-64 bg-haldi px-5 pt-5"
              />
            </>
          )}
        </div>
        <p aria-live="polite" className="sr-only">
          {announced}
        </p>
      </div>
    </div>
  );
}
