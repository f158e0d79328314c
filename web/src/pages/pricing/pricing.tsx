import type { Pricing } from '@/content/offer/pricing';
import { useWords } from '@/content/use-words';
import { ConsultationCallToAction } from '@/features/consultation/consultation-call-to-action';
import { Packages } from '@/features/packages/packages';
import { DataTable } from '@/ui/page/data-table';
import { Faq } from '@/ui/page/faq';
import { Section } from '@/ui/page/section';
import { Stars } from '@/ui/page/stars';
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
