import { caseStudies } from '@/content/case-studies';
import { resources } from '@/content/tools/resources';
import { whenNear } from '@/lib/hooks/when';
import { Alert } from '@/ui/alert';
import { late } from '@/ui/late';
import { ButtonLink } from '@/ui/link';
import { Art } from '@/ui/page/art';
import { CallToAction, PageHero, Section } from '@/ui/page/section';

/** The calculators are prerendered; their script loads when they come near the viewport. */
const Calculators = late(() => import('@/features/calculators/components/calculators'), {
  when: () => whenNear('free-tools', 200),
  fallback: <div className="min-h-[40rem]" />,
  failed: <Alert look="bare">{resources.tools.notLoaded}</Alert>,
});

export default function ResourcesPage() {
  const { tools, cta } = resources;
  return (
    <>
      <PageHero {...resources}>
        <p className="mt-6 flex flex-wrap gap-3">
          {resources.jump.map(({ href, label }) => (
            <ButtonLink key={href} href={href} label={label} look="secondary" />
          ))}
        </p>
      </PageHero>
      <Section id="free-tools" title={tools.title}>
        <Calculators />
      </Section>
      <Section id="case-studies" title={resources.caseStudies.title} list={caseStudies} tone="surface">
        <ul className="grid gap-10">
          {caseStudies.map(({ slug, company, category, location, serviceType, description, stats }) => (
            <li
              key={slug}
              className="grid items-center gap-6 border-t-2 border-ink pt-6 md:grid-cols-[1fr_1.6fr]"
            >
              <Art name={`scenes/${slug}`} width={1600} height={900} className="block h-auto w-full" />
              <div>
                <p className="text-15 text-ink-3">
                  {category} · {location} · {serviceType}
                </p>
                <h3 className="text-25">{company}</h3>
                <p className="mt-1 text-ink-2">{description}</p>
                <dl className="mt-4 grid grid-cols-3 gap-x-4 sm:flex sm:gap-x-10">
                  {stats.map(({ value, label }) => (
                    <div
                      key={label}
                      className="figure-box flex flex-col-reverse justify-end sm:min-w-28 [--figure-share:34cqi] [--figure-size:2rem]"
                    >
                      <dt className="text-15 leading-snug text-ink-3">{label}</dt>
                      <dd className="figure font-display leading-none font-extrabold">{value}</dd>
                    </div>
                  ))}
                </dl>
                <p className="mt-4">
                  <ButtonLink
                    href={`/case-studies/${slug}`}
                    label={resources.caseStudies.read}
                    look="secondary"
                    isLarge={false}
                    aria-label={`${resources.caseStudies.read}: ${company}`}
                  />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction {...cta} />
    </>
  );
}
