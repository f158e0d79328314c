import picture from '@brand/hero.svg';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { EnquiryWords } from '@/content/forms/enquiry-form';
import { typingRhythm } from '@/content/home/hero';
import type { HomeContent } from '@/content/home/home';
import type { HomeSectionsContent } from '@/content/home/home-sections';
import { phoneHref, site } from '@/content/site';
import { useWords } from '@/content/use-words';
import { CallPromise } from '@/features/enquiry/components/call-promise';
import { DirectWays } from '@/features/enquiry/components/direct-ways';
import { LogoStrip } from '@/features/motion/logo-strip';
import { PauseButton } from '@/features/motion/pause-button';
import { TypedLine } from '@/features/motion/typed-line';
import { whenNear } from '@/lib/hooks/when';
import { focusSection } from '@/lib/scroll';
import { Alert } from '@/ui/alert';
import { late } from '@/ui/late';
import { ButtonLink } from '@/ui/link';
import { Art } from '@/ui/page/art';
import { HindiLine, SectionDivider } from '@/ui/page/section';
import { Stars } from '@/ui/page/stars';

type LateWords = { sections: () => Promise<HomeSectionsContent>; form: () => Promise<EnquiryWords> };

/** The home page in one language. All of it is prerendered; the words of its later parts load with their scripts. */
export function homePage({ hero, clients, contact }: HomeContent, words: LateWords) {
  // If their script never arrives, their HTML stays as it is.
  const Sections = late(
    async () => {
      const [{ HomeSections }, content] = await Promise.all([import('./home-sections'), words.sections()]);
      return { default: () => <HomeSections content={content} /> };
    },
    { prerendered: '#services', fallback: <SectionsToCome /> },
  );
  const Form = late(
    async () => {
      const [{ EnquiryForm }, content] = await Promise.all([
        import('@/features/enquiry/components/enquiry-form'),
        words.form(),
      ]);
      return { default: () => <EnquiryForm words={content} /> };
    },
    {
      when: () => whenNear('contact'),
      prerendered: '#contact form',
      fallback: <div className="min-h-[48rem]" />,
      failed: (
        <Alert look="spacious">
          {contact.notLoaded} <DirectWays />
        </Alert>
      ),
    },
  );
  return () => (
    <>
      <Hero content={hero} />
      <Clients content={clients} />
      <Sections />
      <Contact content={contact} Form={Form} />
    </>
  );
}

function Clients({ content: clients }: { content: HomeContent['clients'] }) {
  if (clients.logos.length === 0) return null;
  return (
    <section id="clients" aria-labelledby="clients-title" className="py-8 md:py-14">
      <div className="container mb-5 flex md:mb-8 flex-wrap items-baseline gap-x-6 gap-y-1">
        <h2 id="clients-title" className="text-25">
          {clients.title}
        </h2>
        <p className="text-ink-3">{clients.text}</p>
      </div>
      <LogoStrip {...clients} />
    </section>
  );
}

/** Keeps the place of sections that still load after navigating: a link may point to one of them, or to the form below. */
function SectionsToCome() {
  useEffect(
    () => () => {
      // Don't scroll away from somebody who is already typing.
      const isTyping = document.activeElement?.matches('input, select, textarea');
      if (isTyping) return;
      const id = window.location.hash.slice(1);
      document.getElementById(id)?.scrollIntoView();
      focusSection(id);
    },
    [],
  );
  return <div className="min-h-screen" />;
}

function Hero({ content: hero }: { content: HomeContent['hero'] }) {
  const { stars } = useWords();
  return (
    <section id="home" aria-labelledby="headline" className="bg-hero text-on-hero">
      <div className="container grid items-end gap-x-8 gap-y-3 pt-3 sm:gap-y-6 sm:pt-10 lg:grid-cols-[55fr_45fr] lg:pt-14">
        <div className="self-center pb-2 lg:pb-14">
          <HindiLine line={hero.line} className="max-sm:hidden" />
          <p className="font-semibold">{hero.eyebrow}</p>
          <h1 id="headline" className="mt-2 text-h1 leading-[1.04] font-extrabold text-hero-headline">
            <span className="mb-1 block text-25 font-semibold sm:text-32">{hero.lead}</span>{' '}
            <TypedLine phrases={hero.phrases} rhythm={typingRhythm} />
          </h1>
          <p className="mt-4 max-w-[30em] text-on-hero-2 sm:text-20">{hero.text}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink {...hero.primary} className="w-full sm:w-auto" />
            <ButtonLink {...hero.secondary} look="secondary" className="w-full sm:w-auto" />
          </div>
          <p className="mt-4 min-h-[3.2em] font-semibold sm:min-h-0">
            <CallPromise of="hero" />
          </p>
          {hero.proof && (
            <div className="mt-2 flex items-center gap-4 leading-snug sm:mt-6">
              <div className="flex shrink-0 -space-x-3">
                {hero.portraits.map((name) => (
                  <Art
                    key={name}
                    name={`portraits/${name}`}
                    isFirst
                    width={44}
                    className="size-11 rounded-full border-[3px] border-hero"
                    fetchPriority="low"
                  />
                ))}
              </div>
              <div>
                <Stars label={stars(5)} />
                <p className="font-semibold">{hero.proof}</p>
              </div>
            </div>
          )}
          <div className="mt-3 -ml-2">
            <PauseButton />
          </div>
        </div>
        <div className="mx-auto w-full max-w-[26rem] lg:max-w-none dark:rounded-t-full dark:bg-haldi dark:px-10 dark:pt-16">
          <HindiLine line={hero.line} className="mb-2 sm:hidden" />
          <img src={picture} alt={hero.picture} width={640} height={499} className="block h-auto w-full" />
        </div>
      </div>
      <SectionDivider />
    </section>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="py-2.5 not-first:border-t not-first:border-hairline not-has-[ul]:max-sm:grid not-has-[ul]:max-sm:grid-cols-[4rem_minmax(0,1fr)] not-has-[ul]:max-sm:items-baseline not-has-[ul]:max-sm:gap-3 sm:py-4">
      <dt className="text-15 text-ink-3">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Contact({ content, Form }: { content: HomeContent['contact']; Form: ComponentType }) {
  const { details } = content;
  return (
    <section id="contact" aria-labelledby="contact-title" className="section">
      <div className="container grid gap-6 md:gap-10 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
        <div>
          <h2 id="contact-title" className="text-h2">
            {content.title}
          </h2>
          <p className="mt-2 mb-5 max-w-[60ch] text-ink-2">{content.lead}</p>
          <Form />
        </div>
        <div className="self-start bg-surface px-5 py-4 sm:p-8">
          <h3 className="text-25">{details.title}</h3>
          <dl className="mt-3">
            {site.phone && (
              <Detail label={details.phone}>
                <a
                  className="text-link tabular inline-flex min-h-9 items-center text-20 font-semibold"
                  href={phoneHref}
                >
                  {site.phone}
                </a>
              </Detail>
            )}
            <Detail label={details.email}>
              <a
                className="text-link inline-flex min-h-9 items-center wrap-anywhere"
                href={`mailto:${site.email}`}
              >
                {site.email}
              </a>
            </Detail>
            <Detail label={details.address}>
              <address className="whitespace-pre-line not-italic">{details.lines.join('\n')}</address>
            </Detail>
            <Detail label={details.hours}>
              <ul className="tabular">
                {details.open.map(({ days, hours }) => (
                  <li key={days} className="flex justify-between gap-4">
                    <span>{days}</span>
                    <span>{hours}</span>
                  </li>
                ))}
              </ul>
            </Detail>
          </dl>
        </div>
      </div>
    </section>
  );
}
