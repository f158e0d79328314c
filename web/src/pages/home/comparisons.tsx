import { useEffect, useRef } from 'react';
import type { HomeSectionsContent } from '@/content/home/home-sections';
import { useWords } from '@/content/use-words';
import { useMotionPaused, useReducedMotion } from '@/features/motion/pause-button';
import { ButtonLink } from '@/ui/link';
import { Art } from '@/ui/page/art';
import { DataTable } from '@/ui/page/data-table';
import { PhoneFold } from '@/ui/page/faq';
import { RichText } from '@/ui/page/rich-text';
import { Section } from '@/ui/page/section';

export function WebPromo({ webPromo, counters }: Pick<HomeSectionsContent, 'webPromo' | 'counters'>) {
  const { title, subtitle, text, benefits, comparison, quotes, action } = webPromo;
  const { items: figures, ...counting } = counters;
  const { contact } = useWords();
  return (
    <section aria-labelledby="web-title" className="section">
      <div className="container">
        <div className="grid items-end gap-x-16 gap-y-5 md:grid-cols-[1.5fr_1fr]">
          <div className="self-center">
            <h2 id="web-title" className="font-display text-20 font-semibold text-accent">
              {title}
            </h2>
            <h3 className="mt-1 max-w-[20ch] text-h2">{subtitle}</h3>
            <p className="mt-3 max-w-[62ch] text-ink-2 max-md:leading-normal md:mt-4">{text}</p>
          </div>
          <Art
            name="heroes/phone"
            width={640}
            height={560}
            className="block w-full bg-haldi object-contain object-bottom max-md:h-44 max-md:pt-4 md:h-auto md:px-[8%] md:pt-[8%]"
          />
        </div>
        <ol className="mt-6 grid grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-10 md:mt-10 md:gap-y-6">
          {benefits.map((benefit, index) => (
            <li
              key={benefit.title}
              className="border-t-2 border-ink pt-2 md:grid md:grid-cols-[3rem_1fr] md:pt-4"
            >
              <span aria-hidden className="font-display text-20 font-extrabold text-accent md:text-25">
                {index + 1}
              </span>
              <div>
                <h4 className="text-17 md:text-20">{benefit.title}</h4>
                <p className="mt-1 text-ink-2 max-md:text-15 max-md:leading-snug">
                  <RichText text={benefit.text} />
                </p>
              </div>
            </li>
          ))}
        </ol>
        <PhoneFold title={comparison.caption} className="mt-6 md:mt-12">
          <div className="pb-4 md:mt-4 md:pb-0">
            <DataTable {...comparison} highlight={3} />
          </div>
        </PhoneFold>
        <div className="mt-6 grid gap-5 md:mt-12 md:grid-cols-2 md:gap-8">
          {quotes.map(({ content, author }) => (
            <figure key={author} className="border-l-[6px] border-haldi pl-5">
              <blockquote className="max-md:leading-normal md:text-20">
                <p>“{content}”</p>
              </blockquote>
              <figcaption className="mt-1 text-15 text-ink-3">{author}</figcaption>
            </figure>
          ))}
        </div>
        {figures.length > 0 && (
          <dl className="mt-6 grid grid-cols-4 border-y-2 border-ink py-4 md:mt-14 md:py-8">
            {figures.map(({ value, suffix, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end px-1 text-center">
                <dt className="text-ink-2 max-md:text-14 max-md:leading-tight">{label}</dt>
                <dd className="font-display text-32 leading-none md:text-44 font-extrabold">
                  <CountUp {...counting} value={value} suffix={suffix} />
                </dd>
              </div>
            ))}
          </dl>
        )}
        <p className="mt-6 md:mt-10">
          <ButtonLink href={contact} label={action.label} data-service={action.service} />
        </p>
      </div>
    </section>
  );
}

type Counters = HomeSectionsContent['counters'];
type CountProps = Omit<Counters, 'items'> & Omit<Counters['items'][number], 'label'>;

/** A number that counts up in view. The page holds the final value, for the width and for screen readers. */
function CountUp({ value, suffix, durationMs, threshold }: CountProps) {
  const shown = useRef<HTMLSpanElement>(null);
  const isStill = useMotionPaused();
  const isReduced = useReducedMotion();

  useEffect(() => {
    const element = shown.current;
    if (!element || isStill || isReduced) return;
    let frame = 0;
    let start = 0;
    const step = (now: number) => {
      start ||= now;
      const share = Math.min((now - start) / durationMs, 1);
      // Fast at first, and slower towards the end.
      element.textContent = `${Math.round(value * (1 - (1 - share) ** 3))}${suffix}`;
      if (share < 1) frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        frame = requestAnimationFrame(step);
      },
      { threshold },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      element.textContent = `${value}${suffix}`;
    };
  }, [value, suffix, durationMs, threshold, isStill, isReduced]);

  const final = `${value}${suffix}`;
  return (
    <span className="tabular relative inline-block">
      <span className="opacity-0">{final}</span>
      <span ref={shown} aria-hidden className="absolute inset-0">
        {final}
      </span>
    </span>
  );
}

/** Each step is indented further than the one before it. */
const landings = ['', 'md:ml-6', 'md:ml-12'];

export function AdAccounts({ content }: { content: HomeSectionsContent['adAccounts'] }) {
  const { title, lead, proof, steps, comparison, accounts } = content;
  return (
    <Section title={title} lead={lead} tone="surface">
      <div className="grid gap-5 md:gap-12 lg:grid-cols-2">
        <div>
          <ol>
            {steps.map((step, index) => (
              <li key={step.title} className={`flex gap-4 pb-4 md:gap-5 md:pb-6 ${landings[index] ?? ''}`}>
                <span className="grid size-10 shrink-0 place-items-center bg-haldi font-display text-20 font-extrabold text-lampblack">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-20">{step.title}</h3>
                  <p className="text-ink-2 max-md:text-15 max-md:leading-snug">{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          <ul className="mt-1 flex flex-wrap gap-3">
            {accounts.map(({ name, state }) => (
              <li
                key={name}
                className="flex items-center gap-x-3 border border-hairline bg-bg px-3 py-1.5 md:px-4 md:py-2"
              >
                <strong>{name}</strong>
                <span className="inline-flex items-center gap-1.5 text-15 font-semibold text-success">
                  <span aria-hidden className="size-2.5 rounded-full bg-success" />
                  {state}
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-3 text-ink-2 max-md:text-15 max-md:leading-snug md:mt-4">{proof}</p>
        </div>
        <PhoneFold title={comparison.caption}>
          <div className="pb-4 md:mt-4 md:pb-0">
            <DataTable {...comparison} highlight={2} />
          </div>
        </PhoneFold>
      </div>
    </Section>
  );
}
