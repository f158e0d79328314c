import { useState } from 'react';
import { pricing } from '@/content/pricing';
import { formatRupees } from '@/lib/money';
import { Tabs } from '@/ui/tabs';
import { type Billing, BillingToggle } from './billing-toggle';
import { PackageCard } from './package-card';

/** Three packages side by side, as tabs on small screens, with one choice of billing for all. */
export function Packages() {
  const [billing, setBilling] = useState<Billing>('monthly');
  const spoken = pricing.packages
    .map(({ name, price }) => `${name} ${formatRupees(price[billing])}`)
    .join(', ');
  return (
    <>
      <div className="bg-hero pb-8 text-on-hero">
        <div className="container">
          <BillingToggle value={billing} onChange={setBilling} />
          <p className="sr-only" aria-live="polite">
            {spoken}, {pricing.billing[billing].frequency}
          </p>
        </div>
      </div>
      <div className="leaf-band" aria-hidden />
      <div className="container py-10">
        <div className="hidden gap-6 md:grid md:grid-cols-3">
          {pricing.packages.map((entry) => (
            <PackageCard key={entry.id} {...entry} billing={billing} />
          ))}
        </div>
        <div className="md:hidden">
          <Tabs
            label={pricing.title}
            defaultValue="startup"
            tabs={pricing.packages.map((entry) => ({
              value: entry.id,
              label: entry.name,
              content: <PackageCard {...entry} billing={billing} />,
            }))}
          />
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-1 text-ink-2">
          {pricing.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </div>
    </>
  );
}
