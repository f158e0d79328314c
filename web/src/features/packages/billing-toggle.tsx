import type { Pricing } from '@/content/offer/pricing';
import { Icon } from '@/ui/icon';

export type Billing = 'monthly' | 'quarterly';

type Props = { words: Pricing['billing']; value: Billing; onChange: (value: Billing) => void };

/** Monthly or quarterly, as a pair of radio buttons. */
export function BillingToggle({ words: { legend, monthly, quarterly }, value, onChange }: Props) {
  const options = [
    { value: 'monthly', label: monthly.label },
    { value: 'quarterly', label: `${quarterly.label} (${quarterly.save})` },
  ] as const;
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      <div className="inline-flex flex-wrap border-2 border-current">
        {options.map((option) => (
          <label key={option.value} className="relative cursor-pointer">
            <input
              type="radio"
              name="billing"
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 opacity-0"
            />
            <span className="flex min-h-11 items-center gap-2 px-4 font-semibold peer-checked:bg-action peer-checked:text-on-action peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) [&>svg]:hidden peer-checked:[&>svg]:block">
              <Icon name="check" size={18} />
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
