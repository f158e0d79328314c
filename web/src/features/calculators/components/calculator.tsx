import { type Calculation, grouped } from '@golghar/contracts';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Range } from '@/content/tools/calculator-ranges';
import { resources } from '@/content/tools/resources';
import { prefillMessage } from '@/lib/enquiry-prefill';
import { useDebounced } from '@/lib/hooks/use-debounced';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/form/form-field';
import { ButtonLink } from '@/ui/link';
import { Art } from '@/ui/page/art';

const { tools } = resources;

const settledMs = 600;

/** How a number field's text is parsed and its amount announced, such as ₹50,000. */
type Kind = {
  read: (text: string, most: number) => number;
  say: (amount: number) => string;
  /** Shown before the number, which is then grouped like an amount. */
  unit?: string;
};

const withoutCommas = (text: string): string => text.replaceAll(',', '');

/** A number's text; that of a whole amount is grouped, `5,00,000`. */
const written = (text: string, unit: string | undefined): string => {
  const plain = withoutCommas(text);
  return unit && /^\d+$/.test(plain) ? grouped(Number(plain)) : plain;
};

/** A number, and its field with a slider, which stays at its end for values beyond its range. */
export function useAmount(label: string, range: Range, { read, say, unit }: Kind) {
  const { initial, min, max, step, most } = range;
  const id = useId();
  const [text, setText] = useState(() => written(String(initial), unit));
  const amount = read(withoutCommas(text), most);
  const isTooMuch = Number.parseFloat(withoutCommas(text)) > most;
  const field = (
    <div key={label}>
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="relative">
          {unit && (
            <span aria-hidden className="absolute inset-y-0 left-3 grid place-items-center">
              {unit}
            </span>
          )}
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            aria-invalid={isTooMuch || undefined}
            aria-describedby={isTooMuch ? `${id}-most` : undefined}
            value={text}
            onBlur={() => setText(written(text, unit))}
            onChange={({ target }) => setText(target.value)}
            className="field tabular w-36 text-right"
          />
        </span>
      </div>
      {isTooMuch && (
        <p id={`${id}-most`} role="status" className="mt-1 text-right text-15 text-danger">
          {tools.most} {say(most)}
        </p>
      )}
      <input
        type="range"
        aria-label={`${label}, ${tools.slider}`}
        aria-valuetext={say(amount)}
        min={min}
        max={max}
        step={step}
        value={Math.min(max, Math.max(min, amount))}
        onChange={({ target }) => setText(written(target.value, unit))}
        className="mt-2 h-8 w-full accent-link"
      />
    </div>
  );
  return [amount, field] as const;
}

/** An option's key, and the field for it. */
export function useChoice<Key extends string>(
  label: string,
  first: NoInfer<Key>,
  options: Record<Key, string | { label: string }>,
) {
  const [chosen, setChosen] = useState(first);
  const field = (
    <SelectField
      key={label}
      label={label}
      value={chosen}
      options={Object.entries<string | { label: string }>(options).map(([key, option]) => [
        key,
        typeof option === 'string' ? option : option.label,
      ])}
      onChange={({ target }) => setChosen(target.value as Key)}
    />
  );
  return [chosen, field] as const;
}

type Props = {
  words: { intro: string; button: string; placeholder: string };
  fields: ReactNode;
  title: string;
  /** The result in a sentence, for screen readers. */
  spoken: string;
  /** As a paragraph of an enquiry. */
  plan: string;
  calculation: Calculation;
  children: ReactNode;
};

/** Inputs with their result, calculated by the button and then kept up to date; changes are announced once they have settled. */
export function Calculator({ words, fields, title, spoken, plan, calculation, children }: Props) {
  const [isShown, setIsShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const announced = useDebounced(isShown ? spoken : '', settledMs);

  const show = (event: FormEvent) => {
    event.preventDefault();
    setIsShown(true);
    // On a phone the result is below the button, out of view.
    const isWide = window.matchMedia('(min-width: 1024px)').matches;
    if (!isShown && !isWide) setTimeout(() => heading.current?.focus());
  };

  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <form noValidate className="grid content-start gap-6" onSubmit={show}>
        <p className="max-w-[56ch] text-ink-2">{words.intro}</p>
        {fields}
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
              {children}
              <p className="mt-4 text-15 text-ink-3">{tools.caveat}</p>
              <ButtonLink
                href="/#contact"
                label={tools.send}
                isLarge={false}
                onClick={() => prefillMessage(plan, calculation)}
                className="mt-5 w-full sm:w-auto"
              />
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
