import { useId } from 'react';

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
  /** How the value is said, such as ₹50,000. */
  say: (amount: number) => string;
};

/** A number to type and a slider for it. The field takes what the slider cannot show; the slider stays at its end. */
export function SliderField({ label, value, amount, onChange, min, max, step, say }: Props) {
  const id = useId();
  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <input
          id={id}
          type="number"
          inputMode="decimal"
          step={step < 1 ? step : 1}
          min={0}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className="field tabular w-36 text-right"
        />
      </div>
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
