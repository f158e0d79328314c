import type { Calculation } from '@golghar/contracts';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Range } from '@/content/tools/calculator-ranges';
import { resources } from '@/content/tools/resources';
import { prefillMessage } from '@/lib/enquiry-prefill';
import { useMediaQuery } from '@/lib/hooks/use-browser-state';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/form/form-field';
import { ButtonLink } from '@/ui/link';
import { Art } from '@/ui/page/art';

const { tools } = resources;

/** Debounce delay for announcing a result. */
const settledMs = 600;

/** How a number field's text is parsed and its amount announced, such as ₹50,000. */
type Kind = {
  read: (text: string, most: number) => number;
  say: (amount: number) => string;
  /** Shown before the number, which is then grouped like an amount. */
  unit?: string;
};

/** A number, and the field for it. */
export function useAmount(label: string, range: Range, { read, ...kind }: Kind) {
  const [typed, setTyped] = useState(String(range.initial));
  const amount = read(typed, range.most);
  const field = { label, range, ...kind, value: typed, amount, onChange: setTyped };
  return [amount, <SliderField key={label} {...field} />] as const;
}

/** An option's key, and the field for it. */
export function useChoice<Key extends string>(
  label: string,
  first: NoInfer<Key>,
  options: Record<Key, string | { label: string }>,
) {
  const id = useId();
  const [chosen, setChosen] = useState(first);
  const field = (
    <SelectField
      key={label}
      id={id}
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

/**
 * Inputs with the result beside or below them: a placeholder of the same height until the button is pressed, then kept up to
 * date. Changes are announced once they have settled.
 */
export function Calculator({ words, fields, title, spoken, plan, calculation, children }: Props) {
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
    // On a phone the result is below the button, out of view.
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

type SliderProps = Omit<Kind, 'read'> & {
  label: string;
  range: Range;
  /** The number field's text, as typed. */
  value: string;
  /** The value as a number. */
  amount: number;
  onChange: (value: string) => void;
};

/** `500000` as `5,00,000`; anything but a whole number stays as typed. */
const grouped = (text: string): string => (/^\d+$/.test(text) ? Number(text).toLocaleString('en-IN') : text);

/** A number field with a slider. The field accepts values beyond the slider's range; the slider then stays at its end. */
function SliderField({ label, range, say, unit, value, amount, onChange }: SliderProps) {
  const { min, max, step, most } = range;
  const id = useId();
  const isTooMuch = Number.parseFloat(value) > most;
  // The raw text while typing; it is grouped on blur.
  const [typed, setTyped] = useState<string>();
  return (
    <div>
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
            value={typed ?? (unit ? grouped(value) : value)}
            onBlur={() => setTyped(undefined)}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(target.value.replaceAll(',', ''));
            }}
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
        aria-label={`${label}, slider`}
        aria-valuetext={say(amount)}
        min={min}
        max={max}
        step={step}
        value={Math.min(max, Math.max(min, amount))}
        onChange={(event) => onChange(event.target.value)}
        className="mt-2 h-8 w-full accent-link"
      />
    </div>
  );
}
