import anek from '@art/fonts/anek.woff2?url';
import anekHindi from '@art/fonts/anek-hindi.woff2?url';
import mukta from '@art/fonts/mukta-400.woff2?url';
import muktaHindi from '@art/fonts/mukta-hindi-400.woff2?url';
import muktaHindiLatin from '@art/fonts/mukta-hindi-latin-400.woff2?url';
import { brandColours, languages } from '@golghar/contracts';
import { type ReactNode, useEffect } from 'react';
import { Links, Meta, matchPath, Outlet, Scripts, ScrollRestoration, useLocation } from 'react-router';
import { publicUrl } from '@/features/page-head/public-url';
import { Toaster } from '@/ui/toast/toaster';
import styles from './app.css?url';
import { CrashPage } from './crash-page';

/**
 * By URL: imported for its effect, the sheet would belong to this module's chunk, and whatever loads on demand and shares
 * that chunk would add it to the page once more.
 */
export const links = () => [{ rel: 'stylesheet', href: styles }];

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const inHindi = languages.includes('hi') && matchPath('/hi/*', pathname) !== null;
  // Hindi's digits and spaces load together with the words between them, or each line would reflow twice.
  const fonts = inHindi ? [anekHindi, muktaHindi, muktaHindiLatin] : [anek, mukta];
  return (
    <html lang={inHindi ? 'hi' : 'en-IN'} data-public-url={publicUrl()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={brandColours.haldi} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={brandColours.night} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="icon" type="image/png" sizes="32x32" href="/favicon-32.png" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Meta />
        <Links />
        <noscript>
          <link rel="stylesheet" href="/no-script.css" />
        </noscript>
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Shown at `/admin/*` until its script has loaded. */
export function HydrateFallback() {
  return <p className="p-8 text-ink-3">Loading...</p>;
}

/** Nothing in it depends on the URL's query, so a change of that renders at once. */
export const shouldRevalidate = () => false;

export default function Root() {
  // The page has hydrated; see useHydrationMarker for parts that hydrate later.
  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
  }, []);
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  );
}

export const ErrorBoundary = () => <CrashPage />;
