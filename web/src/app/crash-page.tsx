import { type CrashWords, crashPage } from '@/content/crash-page';
import { phoneHref, site } from '@/content/site';
import { Button } from '@/ui/button';
import { Hero } from '@/ui/page/section';

/** Shown when one of our pages crashes: says so, and how to reach us anyway. */
export function CrashPage({ words = crashPage }: { words?: CrashWords }) {
  const { title, text, stop, reload, home } = words;
  return (
    <main className="grid min-h-dvh">
      <Hero
        picture={{ name: 'not-found', height: 480 }}
        className="grow content-between pt-12 lg:grid-cols-2 lg:content-stretch"
      >
        <h1 className="text-h2 font-extrabold text-hero-headline">{title}</h1>
        <p className="mt-4 max-w-[30em] text-20 text-on-hero-2">
          {text}{' '}
          <a className="text-link whitespace-nowrap" href={phoneHref}>
            {site.phone}
          </a>
          {stop}
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <Button size="large" look="primary" onClick={() => window.location.reload()}>
            {reload}
          </Button>
          <a className="button button-large button-secondary" href={home.href}>
            {home.label}
          </a>
        </p>
      </Hero>
    </main>
  );
}
