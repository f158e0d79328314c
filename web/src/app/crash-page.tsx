import { type CrashWords, crashPage } from '@/content/crash-page';
import { phoneHref, site } from '@/content/site';
import { Button } from '@/ui/button';
import { HeroPicture, SectionDivider } from '@/ui/page/section';

/** Shown when one of our pages crashes: says so, and how to reach us anyway. */
export function CrashPage({ words = crashPage }: { words?: CrashWords }) {
  const { title, text, stop, reload, home } = words;
  return (
    <main className="flex min-h-dvh flex-col bg-hero text-on-hero">
      <div className="container grid grow content-between items-end gap-x-10 gap-y-6 pt-12 lg:grid-cols-2 lg:content-stretch">
        <div className="self-center lg:pb-12">
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
        </div>
        <HeroPicture name="not-found" height={480} />
      </div>
      <SectionDivider />
    </main>
  );
}
