import { useEffect } from 'react';
import { Link } from 'react-router';
import type { caseCards as CaseCards } from '@/content/home/case-cards';
import type { HomeSectionsContent } from '@/content/home/home-sections';
import { type testimonials, testimonialsPerPage } from '@/content/home/testimonials';
import type { HomeServices } from '@/content/services/home';
import type { Fact } from '@/content/types';
import { useWords } from '@/content/use-words';
import { ConsultationCallToAction } from '@/features/consultation/consultation-call-to-action';
import { TestimonialCarousel } from '@/features/testimonials/carousel';
import { popRememberedSection, scrollToSection } from '@/lib/scroll';
import { ButtonLink } from '@/ui/link';
import { Art } from '@/ui/page/art';
import { Mark } from '@/ui/page/mark';
import { Stream } from '@/ui/page/page-hero';
import { PictureBand } from '@/ui/page/picture-band';
import { Section } from '@/ui/page/section';
import { About } from './sections/about';
import { AdAccounts } from './sections/ad-accounts';
import { WebPromo } from './sections/web-promo';

/** The home page between the hero and the form: prerendered, with its script loaded later. */
export function HomeSections({ content }: { content: HomeSectionsContent }) {
  // The sitemap page may have linked to a section of this page; only now are all of them laid out.
  useEffect(() => {
    const section = popRememberedSection();
    if (section) scrollToSection(section);
  }, []);
  return (
    <>
      <About content={content.about} />
      <WebPromo content={content.webPromo} counters={content.counters} />
      <Stats content={content.stats} />
      <Services content={content.services} />
      <PictureBand {...content.draw} art="shop/example" />
      <AdAccounts content={content.adAccounts} />
      <CaseStudies content={content.caseCards} />
      <Stream />
      <Testimonials content={content.testimonials} />
      <ConsultationCallToAction {...content.closing} />
    </>
  );
}

/** One oversized line. */
function Stats({ content }: { content: readonly Fact[] }) {
  const { landmarks } = useWords();
  if (content.length === 0) return null;
  return (
    <section aria-label={landmarks.figures} className="bg-lampblack py-7 text-white md:py-12">
      <dl className="container grid grid-cols-2 gap-x-6 gap-y-4 lg:flex lg:justify-between">
        {content.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="leading-snug text-[#dfe3ee]">{label}</dt>
            <dd className="tabular font-display text-h1 leading-none font-extrabold text-haldi">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Testimonials({ content }: { content: typeof testimonials }) {
  return (
    <Section id="testimonials" title={content.title} list={content.items} tone="surface">
      <TestimonialCarousel items={content.items} perPage={testimonialsPerPage} />
    </Section>
  );
}

/** One large and two beside it. */
function CaseStudies({ content: caseCards }: { content: typeof CaseCards }) {
  const [first, ...others] = caseCards.cards;
  if (!first) return null;
  return (
    <Section id="case-studies" title={caseCards.title} lead={caseCards.concepts}>
      <div className="grid gap-4 md:gap-8 lg:grid-cols-[1.4fr_1fr]">
        <CaseCard {...first} read={caseCards.read} isLarge />
        <div className="grid gap-4 md:gap-8">
          {others.map((card) => (
            <CaseCard key={card.id} {...card} read={caseCards.read} />
          ))}
        </div>
      </div>
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 text-20 md:mt-12">
        <strong>{caseCards.more.text}</strong>
        <ButtonLink href={caseCards.more.href} label={caseCards.more.label} isLarge={false} />
      </p>
    </Section>
  );
}

function CaseCard(props: (typeof CaseCards.cards)[number] & { read: string; isLarge?: boolean }) {
  const { id, title, company, industry, description, link, language, read, isLarge = false } = props;
  return (
    <article
      className={`border-2 border-ink md:flex md:flex-col ${isLarge ? '' : 'grid grid-cols-[6.5rem_1fr]'}`}
    >
      <Art
        name={`scenes/${id}-card`}
        width={isLarge ? 1100 : 1300}
        height={isLarge ? 900 : 600}
        className={`block w-full md:h-auto ${isLarge ? 'bg-haldi object-contain object-bottom max-md:h-40 lg:grow' : 'max-md:h-full max-md:object-cover'}`}
      />
      <div className={`flex flex-col p-4 md:p-5 ${isLarge ? '' : 'grow'}`}>
        <p className="text-15 leading-snug text-ink-3">
          {company} · {industry}
        </p>
        <h3 className={`mt-1 ${isLarge ? 'text-25 md:text-32' : 'text-20 md:text-25'}`}>{title}</h3>
        <p className="mt-1 grow text-ink-2 max-md:text-15 max-md:leading-snug md:mt-2">{description}</p>
        <p className="mt-3 md:mt-4">
          <ButtonLink
            href={link}
            label={read}
            language={language}
            look="secondary"
            isLarge={false}
            aria-label={`${read}: ${company}`}
          />
        </p>
      </div>
    </article>
  );
}

type ListProps = { title: string; services: HomeServices['brand']; learnMore: HomeServices['learnMore'] };

function ServiceList({ title, services, learnMore }: ListProps) {
  const { contact } = useWords();
  return (
    <div className="mt-6 md:mt-10">
      <h3 className="text-20 md:text-25">{title}</h3>
      <ul className="mt-3 grid gap-x-12 md:mt-4 md:grid-cols-2">
        {services.map(({ id, title: name, description, color, enquiry }) => (
          <li
            key={id}
            className="grid grid-cols-[2rem_1fr_auto] gap-x-3 border-t border-hairline py-2 md:grid-cols-[2.5rem_1fr] md:gap-x-4 md:py-4 lg:grid-cols-[2.5rem_1fr_auto] lg:gap-x-5"
          >
            <Mark of="services" name={id} className="mt-0.5 max-md:size-8" />
            <div className="contents md:block">
              <h4
                className={`self-center text-17 md:text-20 ${color === 'primary' ? 'text-accent' : 'text-(--link)'}`}
              >
                {name}
              </h4>
              <p className="text-ink-2 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 max-md:text-15 max-md:leading-snug md:mt-1">
                {description}
              </p>
            </div>
            <Link
              to={contact}
              aria-label={learnMore.about(name)}
              data-service={enquiry}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4 max-md:-my-1 max-md:text-15 md:col-start-2 lg:col-start-3 lg:self-center"
            >
              {learnMore.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Services({ content }: { content: HomeServices }) {
  return (
    <Section id="services" title={content.title}>
      <ServiceList title={content.brandTitle} services={content.brand} learnMore={content.learnMore} />
      <ServiceList title={content.digitalTitle} services={content.digital} learnMore={content.learnMore} />
      <p className="mt-5 md:mt-10">
        <ButtonLink {...content.all} look="secondary" />
      </p>
    </Section>
  );
}
