import { formatMoney } from '@golghar/contracts';
import { Link } from 'react-router';
import type { Package, Pricing } from '@/content/offer/pricing';
import { useWords } from '@/content/use-words';
import { packageLink } from '@/lib/enquiry-prefill';
import { Icon } from '@/ui/icon';
import type { Billing } from './billing-toggle';

const choiceOf = (words: Pricing, { name, price }: Pick<Package, 'name' | 'price'>, billing: Billing) => {
  const { label, frequency } = words.billing[billing];
  return {
    label: `${name}, ${label.toLowerCase()}`,
    line: `${words.package}: ${name}, ${formatMoney(price[billing])} ${frequency}`,
  };
};

/** One package with its price for the chosen billing. */
export function PackageCard({
  name,
  price,
  description,
  popularFor,
  highlight,
  features,
  cta,
  billing,
  words,
}: Package & { billing: Billing; words: Pricing }) {
  const { contact } = useWords();
  const choice = (chosen: Billing) => choiceOf(words, { name, price }, chosen);
  return (
    <article
      className={`package-card ${highlight ? 'border-[3px] border-ink bg-note-ground p-6' : 'border border-hairline bg-bg p-[26px]'}`}
    >
      <h2 className="text-25">{name}</h2>
      <p className="mt-1 text-ink-2">{description}</p>
      <p className="figure-box mt-4">
        <span className="figure font-display leading-none font-extrabold" data-testid={`price-${name}`}>
          {formatMoney(price[billing])}
        </span>
        <span className="block text-15 text-ink-3">{words.billing[billing].frequency}</span>
      </p>
      <p className="mt-3 text-15 text-ink-2">
        {words.popularFor}: {popularFor.join(', ')}
      </p>
      <ul className="mt-4 grow">
        {features.map((feature) => (
          <li
            key={feature.name}
            className={`flex gap-2.5 border-t border-hairline py-2 ${feature.included ? '' : 'text-ink-3'}`}
          >
            <Icon
              name={feature.included ? 'check' : 'close'}
              className={`mt-0.5 shrink-0 ${feature.included ? 'text-success' : ''}`}
            />
            <span>
              {!feature.included && <span className="sr-only">{words.notIncluded}: </span>}
              {feature.name}
              {feature.info && <span className="text-15 text-ink-3"> {feature.info}</span>}
            </span>
          </li>
        ))}
      </ul>
      <Link
        to={contact}
        {...packageLink(choice(billing), choice('quarterly'))}
        className={`button mt-5 ${highlight ? 'button-primary' : 'button-secondary'}`}
      >
        {cta}
      </Link>
    </article>
  );
}
