import { type CrashWords, crashPage } from '@/content/crash-page';
import { phoneHref, site } from '@/content/site';

/** Shown when a page of ours breaks: says so, and how to reach us all the same. */
export function CrashPage({ words = crashPage }: { words?: CrashWords }) {
  const { title, text, stop, reload, home } = words;
  return (
    <main className="container section">
      <h1 className="text-h2">{title}</h1>
      <p className="mt-4 max-w-[60ch]">
        {text}{' '}
        <a className="text-link" href={phoneHref}>
          {site.phone}
        </a>
        {stop}
      </p>
      <p className="mt-6 flex gap-3">
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          {reload}
        </button>
        <a className="button button-secondary" href={home.href}>
          {home.label}
        </a>
      </p>
    </main>
  );
}
