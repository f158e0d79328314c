import { phoneHref, site } from '@/content/site';

/** Shown when a page of ours breaks: says so, and how to reach us all the same. */
export function CrashPage() {
  return (
    <main className="container section">
      <h1 className="text-h2">Something broke on this page</h1>
      <p className="mt-4 max-w-[60ch]">
        That is our fault. Please reload the page; if it happens again, call us at{' '}
        <a className="text-link" href={phoneHref}>
          {site.phone}
        </a>
        .
      </p>
      <p className="mt-6 flex gap-3">
        <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
          Load again
        </button>
        <a className="button button-secondary" href="/">
          Home
        </a>
      </p>
    </main>
  );
}
