import { languages } from '@golghar/contracts';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ButtonLink } from '../link';
import { Art } from './art';
import { RichText } from './rich-text';

type PictureProps = { name: string; height: number };

/** The drawing beside a page's headline, 640 wide, standing on the river below; by night in a lit arch. */
export function HeroPicture({ name, height }: PictureProps) {
  return (
    <div className="mx-auto w-full max-w-[17rem] self-end sm:max-w-[22rem] lg:max-w-[27rem] dark:rounded-t-full dark:bg-haldi dark:px-[12%] dark:pt-[16%] print:hidden">
      <Art name={`heroes/${name}`} isFirst width={640} height={height} className="block h-auto w-full" />
    </div>
  );
}

/** The river bank below the picture of a page's hero. */
export function SectionDivider() {
  return (
    <>
      <div className="shore" aria-hidden />
      <div className="leaf-band" aria-hidden />
    </>
  );
}

type HeroProps = {
  line?: DrawnLine;
  picture: PictureProps;
  className?: string;
  children: ReactNode;
};

/** A page's hero: words and their drawing, on turmeric by day and ink by night, above the river. */
export function Hero({ line, picture, className = 'lg:grid-cols-2', children }: HeroProps) {
  return (
    <div className="flex flex-col bg-hero text-on-hero">
      <div className={`container grid gap-x-10 gap-y-6 pt-8 sm:pt-12 ${className}`}>
        <div className="self-center lg:pb-12">
          <HindiLine line={line} />
          {children}
        </div>
        <HeroPicture {...picture} />
      </div>
      <SectionDivider />
    </div>
  );
}

type PageHeroProps = Pick<HeroProps, 'line' | 'picture'> & {
  title: string;
  lead?: string;
  children?: ReactNode;
};

/** The same with the largest headline. */
export function PageHero({ title, lead, children, ...hero }: PageHeroProps) {
  return (
    <Hero {...hero} className="lg:grid-cols-[1.35fr_1fr]">
      <h1 className="max-w-[18ch] text-h1 leading-[1.04] font-extrabold text-hero-headline">{title}</h1>
      {lead && (
        <p className="mt-4 max-w-[34.5em] text-on-hero-2 sm:text-20">
          <RichText text={lead} />
        </p>
      )}
      {children}
    </Hero>
  );
}

/** The file of the drawing and its text; pages in Hindi have none. */
export type DrawnLine = { name: string; words: string } | undefined;

/** A drawn line of Hindi: as text it would load another font. */
export function HindiLine({ line, className = '' }: { line: DrawnLine; className?: string }) {
  if (!line || !languages.includes('hi')) return null;
  return (
    <p lang="hi" className={className}>
      <Art
        name={`hindi/${line.name}`}
        hasLight
        isFirst
        alt={line.words}
        width={360}
        height={44}
        className="block h-9 w-auto sm:h-11"
      />
    </p>
  );
}

type SectionProps = {
  id?: string;
  title: string;
  lead?: string;
  /** The background: white, a shade of it, or a full colour. */
  tone?: keyof typeof tones;
  /** The heading is beside its content if there is room, not above it. */
  isBeside?: boolean;
  /** The items of the section; if empty, the section is not rendered. */
  list?: readonly unknown[];
  children: ReactNode;
};

const tones = {
  plain: '',
  surface: 'tone-surface',
  neel: 'tone-neel on-neel',
  ink: 'tone-ink on-ink',
};

export function Section({ id, title, lead, tone = 'plain', isBeside = false, list, children }: SectionProps) {
  const titleId = useId();
  if (list?.length === 0) return null;
  return (
    <section id={id} aria-labelledby={titleId} className={`section ${tones[tone]}`}>
      <div className={`container ${isBeside ? 'grid gap-x-16 lg:grid-cols-[1fr_2fr]' : ''}`}>
        <div>
          <h2 id={titleId} className="max-w-[24ch] text-h2">
            {title}
          </h2>
          {lead && <p className="mt-3 max-w-[62ch] text-ink-2">{lead}</p>}
        </div>
        <div className={isBeside ? 'mt-5 md:mt-8 lg:mt-2' : 'mt-5 md:mt-8'}>{children}</div>
      </div>
    </section>
  );
}

type CallProps = ComponentProps<typeof ButtonLink> & {
  title: string;
  text?: string;
  /** More links, after the first. */
  children?: ReactNode;
};

/** The final call to action of a page, on turmeric. */
export function CallToAction({ title, text, children, ...link }: CallProps) {
  return (
    <section aria-label={title} className="on-haldi bg-haldi text-lampblack print:hidden">
      <div className="container flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-8 md:gap-y-6 md:py-14">
        <div>
          <h2 className="max-w-[22ch] text-h2">{title}</h2>
          {text && <p className="mt-3 max-w-[56ch]">{text}</p>}
        </div>
        <p className="flex flex-wrap gap-3">
          <ButtonLink {...link} look="ink" />
          {children}
        </p>
      </div>
    </section>
  );
}
