import { useId, useState } from 'react';

type Props = {
  label: string;
  /** What the number field holds, as it was typed. */
  value: string;
  /** The value as a number. */
  amount: number;
  onChange: (value: string) => void;
  min: number;
  max: number;
  step: number;
  /** The largest number that counts. */
  most: number;
  /** Says before that number that no more counts. */
  mostText: string;
  /** Stands before the number, which is then written in groups, as sums are. */
  unit?: string;
  /** How the value is said, such as ₹50,000. */
  say: (amount: number) => string;
};

/** `500000` as `5,00,000`; what is no whole number stays as it was typed. */
const grouped = (text: string): string => (/^\d+$/.test(text) ? Number(text).toLocaleString('en-IN') : text);

/** A number to type and a slider for it. The field takes what the slider cannot show; the slider stays at its end. */
export function SliderField(props: Props) {
  const { label, value, amount, onChange, min, max, step, most, mostText, unit, say } = props;
  const id = useId();
  const isTooMuch = Number.parseFloat(value) > most;
  // What is being typed stands as it is; it is grouped when the field is left.
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
          {mostText} {say(most)}
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
