import picture from '@brand/hero.svg';
import { type hero as EnglishHero, typingRhythm } from '@/content/home/hero';
import { useWords } from '@/content/use-words';
import { CallPromise } from '@/features/enquiry/components/call-promise';
import { PauseButton } from '@/features/motion/pause-button';
import { TypedLine } from '@/features/motion/typed-line';
import { ButtonLink } from '@/ui/link';
import { Art } from '@/ui/page/art';
import { HindiLine } from '@/ui/page/hindi-line';
import { SectionDivider } from '@/ui/page/page-hero';
import { Stars } from '@/ui/page/stars';

export function Hero({ content: hero }: { content: typeof EnglishHero }) {
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
                    height={44}
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
