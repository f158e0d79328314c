import type { Calculation } from '@golghar/contracts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Range } from '@/content/tools/calculator-ranges';
import { resources } from '@/content/tools/resources';
import { prefillMessage } from '@/lib/enquiry-prefill';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/form/form-field';
import { SliderField } from '@/ui/form/slider-field';
import { Art } from '@/ui/page/art';

const { tools } = resources;

/** A result that has not changed for this long is announced. */
const settledMs = 600;

/** A number to be asked for: what a text stands for, and how the number is said. */
type Amount = {
  label: string;
  range: Range;
  read: (text: string, most: number) => number;
  say: (amount: number) => string;
  unit?: string;
};

type Choice<Key extends string> = { label: string; first: NoInfer<Key>; options: Record<Key, string> };

type Result = {
  title: string;
  /** In a sentence, for screen readers. */
  spoken: string;
  shown: ReactNode;
  /** As a paragraph of an enquiry. */
  plan: string;
  /** The same as numbers and words. */
  calculation: Calculation;
};

type Props<Name extends string, Choices extends Record<string, string>> = {
  words: { intro: string; button: string; placeholder: string };
  amounts: Record<Name, Amount>;
  choices: { [Question in keyof Choices]: Choice<Choices[Question]> };
  resultOf: (amounts: Record<Name, number>, chosen: Choices) => Result;
};

const mapped = <Entry, Value>(entries: Record<string, Entry>, read: (entry: Entry, name: string) => Value) =>
  Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, read(entry, name)]));

/**
 * Inputs and, beside or below them, the result: a placeholder of the same height until the button is pressed, then
 * kept up to date. Changes are announced when they have settled.
 */
export function Calculator<Name extends string, Choices extends Record<string, string>>(
  props: Props<Name, Choices>,
) {
  const { words, amounts, choices, resultOf } = props;
  const id = useId();
  const [typed, setTyped] = useState(() => mapped(amounts, ({ range }) => String(range.initial)));
  const [chosen, setChosen] = useState(
    () => mapped(choices as Record<string, { first: string }>, ({ first }) => first) as Choices,
  );
  const numbers = mapped(amounts, ({ read, range }, name) => read(typed[name] ?? '', range.most));
  const { title, spoken, shown, plan, calculation } = resultOf(numbers as Record<Name, number>, chosen);
  const [isShown, setIsShown] = useState(false);
  const [announced, setAnnounced] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useMediaQuery('(min-width: 1024px)');

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setAnnounced(spoken), settledMs);
    return () => clearTimeout(timer);
  }, [isShown, spoken]);

  const show = (event: FormEvent) => {
    event.preventDefault();
    setIsShown(true);
    // On a phone the result is below the button, out of sight.
    if (!isShown && !isWide) setTimeout(() => heading.current?.focus());
  };

  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <form noValidate className="grid content-start gap-6" onSubmit={show}>
        <p className="max-w-[56ch] text-ink-2">{words.intro}</p>
        {Object.entries<Amount>(amounts).map(([name, { label, range, say, unit }]) => (
          <SliderField
            key={name}
            {...range}
            label={label}
            value={typed[name] ?? ''}
            amount={numbers[name] ?? 0}
            onChange={(value) => setTyped({ ...typed, [name]: value })}
            mostText={tools.most}
            unit={unit}
            say={say}
          />
        ))}
        {Object.entries<Choice<string>>(choices).map(([name, { label, options }]) => (
          <SelectField
            key={name}
            id={`${id}-${name}`}
            label={label}
            value={chosen[name]}
            options={Object.entries(options)}
            onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}
          />
        ))}
        <Button type="submit" size="large" look="primary" className="justify-self-start">
          {words.button}
        </Button>
      </form>
      <div className="min-h-[26rem] self-start bg-surface p-6 sm:p-8 lg:sticky lg:top-24">
        <h3 ref={heading} tabIndex={-1} className="text-25 outline-offset-4">
          {title}
        </h3>
        <div className="mt-4">
          {isShown ? (
            <>
              {shown}
              <p className="mt-4 text-15 text-ink-3">{tools.caveat}</p>
              <Link
                to="/#contact"
                onClick={() => prefillMessage(plan, calculation)}
                className="button button-primary mt-5 w-full sm:w-auto"
              >
                {tools.send}
              </Link>
            </>
          ) : (
            <>
              <p className="max-w-[40ch] text-ink-3">{words.placeholder}</p>
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
