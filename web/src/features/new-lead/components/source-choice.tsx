import { enteredSources } from '@golghar/contracts';
import { useId, useState } from 'react';

type Props = { value: string; onChange: (source: string) => void; error: string | undefined };

const labels: Record<string, string> = enteredSources;

const pill =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-field-border px-3 has-checked:border-ink has-checked:bg-sunk has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:min-h-9 md:gap-1.5 md:px-2';

/** How somebody came who used no form: one of the usual ways, or own words. */
export function SourceChoice({ value, onChange, error }: Props) {
  const [isOther, setIsOther] = useState(!(value in labels));
  const id = useId();
  const radio = (label: string, isChecked: boolean, choose: () => void) => (
    <label key={label} className={pill}>
      <input
        type="radio"
        name={id}
        checked={isChecked}
        onChange={choose}
        className="size-4 accent-(--link)"
      />
      {label}
    </label>
  );
  return (
    <fieldset className={error ? 'border-l-4 border-danger pl-3' : ''}>
      <legend className="font-semibold">How they came</legend>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {Object.entries(labels).map(([key, label]) =>
          radio(label, !isOther && value === key, () => {
            setIsOther(false);
            onChange(key);
          }),
        )}
        {radio('Other', isOther, () => {
          setIsOther(true);
          onChange('');
        })}
      </div>
      {error && (
        <p id={`${id}-error`} className="font-semibold text-danger">
          {error}
        </p>
      )}
      {isOther && (
        <input
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-label="How they came, in your words"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          placeholder="Trade fair, Justdial…"
          autoComplete="off"
          maxLength={60}
          className="field mt-2"
        />
      )}
    </fieldset>
  );
}
