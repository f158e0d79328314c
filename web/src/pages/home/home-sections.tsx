import { useEffect } from 'react';
import { Link } from 'react-router';
import type { HomeSectionsContent as Content } from '@/content/home/home-sections';
import { testimonialsPerPage } from '@/content/home/testimonials';
import { useWords } from '@/content/use-words';
import { ConsultationCallToAction } from '@/features/consultation/consultation-call-to-action';
import { ShopInvitation } from '@/features/shop/components/shop-invitation';
import { TestimonialCarousel } from '@/features/testimonials/carousel';
import { Quote } from '@/features/testimonials/quote';
import { popRememberedSection, scrollToSection } from '@/lib/scroll';
import { ButtonLink } from '@/ui/link';
import { Art, Mark } from '@/ui/page/art';
import { PhoneFold } from '@/ui/page/faq';
import { Section } from '@/ui/page/section';
import { TextList } from '@/ui/page/text-list';
import { AdAccounts, WebPromo } from './comparisons';

/** The home page between the hero and the form: prerendered, with its script loaded later. */
export function HomeSections({ content }: { content: Content }) {
  // The sitemap page may have linked to a section of this page; only now are all of them laid out.
  useEffect(() => {
    const section = popRememberedSection();
    if (section) scrollToSection(section);
  }, []);
  return (
    <>
      <About content={content.about} />
      <WebPromo {...content} />
      <Stats content={content.stats} />
      <ServiceLists content={content.services} />
      <ShopInvitation {...content.draw} />
      <AdAccounts content={content.adAccounts} />
      <CaseStudies content={content.caseCards} />
      <div className="stream" aria-hidden />
      <Section id="testimonials" {...content.testimonials} list={content.testimonials.items} tone="surface">
        <TestimonialCarousel items={content.testimonials.items} perPage={testimonialsPerPage} />
      </Section>
      <ConsultationCallToAction {...content.closing} />
    </>
  );
}

function Stats({ content }: { content: Content['stats'] }) {
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

function CaseStudies({ content: caseCards }: { content: Content['caseCards'] }) {
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

function CaseCard(props: Content['caseCards']['cards'][number] & { read: string; isLarge?: boolean }) {
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

function ServiceLists({ content }: { content: Content['services'] }) {
  const { contact } = useWords();
  const lists = [
    [content.brandTitle, content.brand],
    [content.digitalTitle, content.digital],
  ] as const;
  return (
    <Section id="services" title={content.title}>
      {lists.map(([title, services]) => (
        <div key={title} className="mt-6 md:mt-10">
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
                    className={`self-center text-17 md:text-20 ${color === 'primary' ? 'text-accent' : 'text-(--color-link)'}`}
                  >
                    {name}
                  </h4>
                  <p className="text-ink-2 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2 max-md:text-15 max-md:leading-snug md:mt-1">
                    {description}
                  </p>
                </div>
                <Link
                  to={contact}
                  aria-label={content.learnMore.about(name)}
                  data-service={enquiry}
                  className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4 max-md:-my-1 max-md:text-15 md:col-start-2 lg:col-start-3 lg:self-center"
                >
                  {content.learnMore.label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-5 md:mt-10">
        <ButtonLink {...content.all} look="secondary" />
      </p>
    </Section>
  );
}

function About({ content }: { content: Content['about'] }) {
  return (
    <section id="about" aria-labelledby="about-title" className="section tone-neel on-neel">
      <div className="container grid gap-x-16 gap-y-6 md:gap-y-10 lg:grid-cols-[1.2fr_1fr]">
        <div>
          <h2 id="about-title" className="text-h2">
            {content.title}
          </h2>
          {content.story.map((paragraph) => (
            <p
              key={paragraph}
              className="mt-3 max-w-[60ch] text-ink-2 max-md:leading-normal md:mt-4 md:text-20"
            >
              {paragraph}
            </p>
          ))}
          {content.testimonial && (
            <div className="mt-6 max-w-[34rem] md:mt-10">
              <Quote {...content.testimonial} />
            </div>
          )}
        </div>
        <div>
          <h3 className="text-20">{content.strengthsTitle}</h3>
          <TextList
            items={content.strengths}
            isChecked
            className="mt-3"
            itemClass="flex gap-3 border-t border-hairline py-2 leading-snug md:py-2.5 md:leading-[inherit]"
          />
          <h3 className="mt-6 text-20 md:mt-10">{content.valuesTitle}</h3>
          <dl className="mt-3 grid grid-cols-2 gap-x-5 gap-y-4 md:gap-x-8">
            {content.values.map(({ title, text }) => (
              <div key={title}>
                <dt className="font-display font-semibold text-accent">{title}</dt>
                <dd className="text-ink-2 max-md:text-15 max-md:leading-snug">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <PhoneFold
        title={content.teamTitle}
        className="container mt-6 md:mt-14"
        preview={
          <span aria-hidden className="flex -space-x-2">
            {content.team.map(({ name, portrait }) => (
              <Portrait key={name} of={portrait} className="size-9 border-2" />
            ))}
          </span>
        }
      >
        <ul className="mt-4 grid grid-cols-2 gap-x-6 gap-y-5 pb-5 sm:grid-cols-4 md:mt-6 md:gap-y-8 md:pb-0 xl:grid-cols-7">
          {content.team.map(({ name, work, portrait }) => (
            <li key={name}>
              <Portrait of={portrait} className="size-16 border-[3px] md:size-24" />
              <strong className="mt-2 block font-display md:mt-3">{name}</strong>
              <span className="block leading-snug text-ink-2">{work}</span>
            </li>
          ))}
        </ul>
      </PhoneFold>
    </section>
  );
}

function Portrait({ of, className }: { of: string; className: string }) {
  return <Art name={`portraits/${of}`} width={96} className={`${className} rounded-full border-haldi`} />;
}
