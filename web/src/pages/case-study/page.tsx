import { useLocation } from 'react-router';
import { caseStudies, caseStudyLabels as labels } from '@/content/case-studies';
import { Quote } from '@/features/testimonials/quote';
import { Art } from '@/ui/page/art';
import { PreviewPicture } from '@/ui/page/preview-picture';
import { CallToAction, HindiLine, Section, SectionDivider } from '@/ui/page/section';
import { TextList } from '@/ui/page/text-list';

export default function CaseStudyPage() {
  const { pathname } = useLocation();
  const study = caseStudies.find(({ slug }) => pathname.split('/').includes(slug));
  if (!study) return null;
  const { slug, logo, company, figure } = study;
  return (
    <article>
      <div className="bg-hero text-on-hero">
        <div className="container grid items-end gap-8 pt-10 lg:grid-cols-2">
          <div className="pb-10">
            <Art name={`logos/${logo}`} hasLight isFirst width={200} height={60} className="mb-4" />
            <p className="font-semibold">
              {study.category} · {study.location} · {study.serviceType}
            </p>
            <h1 className="mt-3 text-hero-headline">
              <span className="block text-25 font-semibold">{company}</span>
              <span className="tabular block text-[clamp(4.5rem,2rem+10vw,9rem)] leading-[0.95] font-extrabold">
                {figure.value}
              </span>
              <span className="block text-32 font-bold">{figure.label}</span>
            </h1>
            <p className="mt-4 max-w-[26.5em] text-20 text-on-hero-2">{study.description}</p>
            <HindiLine line={study.line} className="mt-4" />
          </div>
          <Art
            name={`scenes/${slug}-hero`}
            isFirst
            width={1600}
            height={790}
            className="block h-auto w-full"
          />
        </div>
        <SectionDivider />
      </div>
      <dl className="container grid grid-cols-3 gap-x-4 py-6 md:gap-x-8 md:py-10">
        {study.stats.map(({ value, label }) => (
          <div
            key={label}
            className="figure-box flex flex-col-reverse justify-end border-t-4 border-haldi pt-3 [--figure-share:34cqi] md:pt-5 md:[--figure-size:5rem]"
          >
            <dt className="leading-snug text-ink-3 md:mt-1 md:text-20">{label}</dt>
            <dd className="figure font-display leading-none font-extrabold">{value}</dd>
          </div>
        ))}
      </dl>
      <Section title={labels.about} isBeside>
        {study.about.map((paragraph) => (
          <p key={paragraph} className="mb-3 max-w-[62ch] text-20 text-ink-2">
            {paragraph}
          </p>
        ))}
      </Section>
      <Section title={labels.challenges} tone="neel" isBeside>
        <TextList items={study.challenges} itemClass="border-t border-hairline py-4 text-20" />
      </Section>
      <Section title={labels.approach}>
        <ol className="grid gap-x-12 gap-y-6 md:grid-cols-2">
          {study.approach.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[3rem_1fr] border-t-2 border-ink pt-4">
              <span aria-hidden className="font-display text-25 font-extrabold text-accent">
                {index + 1}
              </span>
              <div>
                <h3 className="text-20">{title}</h3>
                <p className="mt-1 text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={labels.results} tone="ink">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[1.3fr_1fr]">
          <ul className="grid content-start gap-4">
            {study.results.map((result, index) => (
              <li
                key={result}
                className={index === 0 ? 'font-display text-32 leading-tight font-bold' : 'text-20'}
              >
                {result}
              </li>
            ))}
          </ul>
          <div>
            <h3 className="text-20">{labels.benefits}</h3>
            <TextList items={study.benefits} className="mt-3" itemClass="border-t border-hairline py-3" />
          </div>
        </div>
      </Section>
      {study.hasConcept && (
        <Section title={labels.site.title} tone="surface" isBeside>
          <a href={`/concepts/${slug}`} className="group block">
            <span className="block border-2 border-ink">
              <PreviewPicture
                id={slug}
                alt={labels.site.picture(company)}
                sizes="(min-width: 1024px) 60vw, 88vw"
              />
            </span>
            <span className="button button-large button-primary mt-5">{labels.site.label}</span>
          </a>
          <p className="mt-3 max-w-[60ch] text-ink-2">{labels.site.text}</p>
        </Section>
      )}
      <div className="container section">
        <Quote {...study.testimonial} isLarge />
      </div>
      <CallToAction {...labels.cta} />
    </article>
  );
}
