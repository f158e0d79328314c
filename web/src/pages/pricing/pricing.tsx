import { formatMoney } from '@golghar/contracts';
import { useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Package, Pricing } from '@/content/offer/pricing';
import { useWords } from '@/content/use-words';
import { ConsultationCallToAction } from '@/features/consultation/consultation-call-to-action';
import { packageLink } from '@/lib/enquiry-prefill';
import { Icon } from '@/ui/icon';
import { Art, artUrl } from '@/ui/page/art';
import { DataTable } from '@/ui/page/data-table';
import { Faq } from '@/ui/page/faq';
import { HindiLine, Section, SectionDivider } from '@/ui/page/section';
import { Stars } from '@/ui/page/stars';
import { TextList } from '@/ui/page/text-list';
import { Tabs } from '@/ui/tabs';

export function PricingContent({ content: pricing }: { content: Pricing }) {
  const { comparison, bonus, why, testimonials, faq, closing } = pricing;
  const { contact, stars } = useWords();
  return (
    <>
      <Packages words={pricing} />
      <Section title={comparison.title} tone="surface">
        <DataTable
          caption={comparison.caption}
          columns={[comparison.head, ...pricing.packages.map(({ name }) => name)]}
          rows={comparison.rows}
          highlight={2}
        />
      </Section>
      <Section title={bonus.title} tone="neel">
        <ul className="grid gap-x-12 md:grid-cols-2">
          {bonus.items.map(({ title, text }) => (
            <li key={title} className="border-t border-hairline py-4">
              <h3 className="text-20">{title}</h3>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={testimonials.title} list={testimonials.items}>
        <ul className="grid gap-10 md:grid-cols-[1.4fr_1fr]">
          {testimonials.items.map(({ name, position, quote, initials, rating }, index) => (
            <li key={name} className={index === 0 ? 'md:row-span-2' : ''}>
              <figure>
                <span className="text-accent">
                  <Stars count={rating} label={stars(rating)} />
                </span>
                <blockquote
                  className={`mt-2 ${index === 0 ? 'font-display text-32 leading-tight font-semibold' : 'text-20'}`}
                >
                  <p>“{quote}”</p>
                </blockquote>
                <figcaption className="mt-4 flex items-center gap-3">
                  <span
                    aria-hidden
                    className="grid size-12 place-items-center rounded-full bg-lampblack font-display font-bold text-haldi"
                  >
                    {initials}
                  </span>
                  <span>
                    <strong className="block">{name}</strong>
                    <span className="text-15 text-ink-3">{position}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={why.title} tone="ink" isBeside>
        <dl>
          {why.items.map(([title, text]) => (
            <div key={title} className="grid gap-x-8 border-t border-hairline py-4 sm:grid-cols-[16rem_1fr]">
              <dt className="font-display text-20 font-semibold">{title}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={faq.title}>
        <Tabs
          label={faq.title}
          tabs={(['general', 'pricing'] as const).map((value) => ({
            value,
            label: faq[value].label,
            content: <Faq items={faq[value].items} />,
          }))}
        />
      </Section>
      <ConsultationCallToAction {...closing} href={contact} />
    </>
  );
}

type Billing = 'monthly' | 'quarterly';

/** A package with its price for the chosen billing; side by side, their names, prices and lists are aligned. */
function PackageCard(props: Package & { billing: Billing; words: Pricing }) {
  const { name, price, description, popularFor, highlight, features, cta, billing, words } = props;
  const { contact } = useWords();
  const choice = (chosen: Billing) => {
    const { label, frequency } = words.billing[chosen];
    return {
      label: `${name}, ${label.toLowerCase()}`,
      line: `${words.package}: ${name}, ${formatMoney(price[chosen])} ${frequency}`,
    };
  };
  return (
    <article
      className={`flex h-full flex-col md:row-span-6 md:grid md:grid-rows-subgrid ${highlight ? 'border-[3px] border-ink bg-note-ground p-6' : 'border border-hairline bg-bg p-[26px]'}`}
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

/**
 * The granary's stair with a landing above each package; the flag rises with the scroll (motion.css). The drawing starts where
 * the packages do and is wider than they are: its wall continues to the edge of the viewport, which crops it.
 */
function PackagesStair() {
  return (
    <div className="climb pointer-events-none relative print:hidden">
      <picture>
        <source srcSet={artUrl('climb/packages-wide')} media="(min-width: 768px)" width={1900} height={330} />
        <Art
          name="climb/packages"
          isFirst
          width={700}
          height={250}
          fetchPriority="high"
          className="absolute inset-y-0 right-0 h-full w-[calc(100%-max(0px,(100%-77rem)/2)-clamp(1rem,4vw,2rem))] object-cover object-left"
        />
      </picture>
      <div className="container">
        <div className="packages-stair relative aspect-[600/250] md:-mt-[15%] md:aspect-[1200/330]">
          <Art
            name="climb/flag"
            isFirst
            width={44}
            height={30}
            className="climb-flag absolute top-[16%] left-[94.5%] h-auto w-[7.5%] md:top-[15%] md:w-[4%]"
          />
        </div>
      </div>
    </div>
  );
}

/** Three packages side by side, as tabs on small screens, with one choice of billing for all. */
function Packages({ words: pricing }: { words: Pricing }) {
  const [billing, setBilling] = useState<Billing>('monthly');
  // Chosen before hydration; runs before the early clicks are replayed.
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
          <HindiLine line={pricing.line} />
          <h1 className="text-h2 font-extrabold text-hero-headline">{pricing.title}</h1>
          <p className="mt-2 mb-5 max-w-[34.5em] text-on-hero-2 md:max-w-[52%]">{pricing.lead}</p>
          <fieldset>
            <legend className="sr-only">{pricing.billing.legend}</legend>
            <div className="inline-flex flex-wrap border-2 border-current">
              {(['monthly', 'quarterly'] as const).map((option) => (
                <label key={option} className="relative cursor-pointer">
                  <input
                    type="radio"
                    name="billing"
                    value={option}
                    checked={billing === option}
                    onChange={() => setBilling(option)}
                    className="peer absolute inset-0 opacity-0"
                  />
                  <span className="flex min-h-11 items-center gap-2 px-4 font-semibold peer-checked:bg-action peer-checked:text-on-action peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus [&>svg]:hidden peer-checked:[&>svg]:block">
                    <Icon name="check" size={18} />
                    {pricing.billing[option].label}
                    {option === 'quarterly' && ` (${pricing.billing.quarterly.save})`}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <p className="sr-only" aria-live="polite">
            {spoken}, {pricing.billing[billing].frequency}
          </p>
        </div>
        <PackagesStair />
        <SectionDivider />
      </div>
      <div className="container pt-4 pb-10 md:pt-6">
        <Tabs
          label={pricing.title}
          isTight
          isSpread
          tabs={pricing.packages.map((entry) => ({
            value: entry.id,
            label: entry.name,
            content: <PackageCard {...entry} billing={billing} words={pricing} />,
          }))}
        />
        <TextList items={pricing.terms} className="mt-6 flex flex-wrap gap-x-8 gap-y-1 text-ink-2" />
      </div>
    </>
  );
}
