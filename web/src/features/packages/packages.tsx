import { formatMoney } from '@golghar/contracts';
import { useLayoutEffect, useState } from 'react';
import type { Pricing } from '@/content/offer/pricing';
import { HindiLine } from '@/ui/page/hindi-line';
import { SectionDivider } from '@/ui/page/section-divider';
import { Tabs } from '@/ui/tabs';
import { type Billing, BillingToggle } from './billing-toggle';
import { PackageCard } from './package-card';
import { PackagesStair } from './packages-stair';

/** Three packages side by side, as tabs on small screens, with one choice of billing for all. */
export function Packages({ words: pricing }: { words: Pricing }) {
  const [billing, setBilling] = useState<Billing>('monthly');
  // Chosen before this script was there; before anything that was pressed then is pressed again.
  useLayoutEffect(() => {
    if (document.querySelector('input[name=billing][value=quarterly]:checked')) setBilling('quarterly');
  }, []);
  const spoken = pricing.packages
    .map(({ name, price }) => `${name} ${formatMoney(price[billing])}`)
    .join(', ');
  return (
    <>
      <div className="bg-hero text-on-hero">
        <div className="container pt-8">
          {pricing.line && <HindiLine {...pricing.line} />}
          <h1 className="text-h2 font-extrabold text-hero-headline">{pricing.title}</h1>
          <p className="mt-2 mb-5 max-w-[34.5em] text-on-hero-2 md:max-w-[52%]">{pricing.lead}</p>
          <BillingToggle words={pricing.billing} value={billing} onChange={setBilling} />
          <p className="sr-only" aria-live="polite">
            {spoken}, {pricing.billing[billing].frequency}
          </p>
        </div>
        <PackagesStair />
        <SectionDivider />
      </div>
      <div className="container pt-4 pb-10 md:pt-6">
        <div className="hidden gap-x-6 md:grid md:grid-cols-3">
          {pricing.packages.map((entry) => (
            <PackageCard key={entry.id} {...entry} billing={billing} words={pricing} />
          ))}
        </div>
        <div className="md:hidden">
          <Tabs
            label={pricing.title}
            defaultValue="startup"
            isTight
            tabs={pricing.packages.map((entry) => ({
              value: entry.id,
              label: entry.name,
              content: <PackageCard {...entry} billing={billing} words={pricing} />,
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
