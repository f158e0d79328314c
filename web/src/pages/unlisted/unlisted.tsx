import { useMatches, useSearchParams } from 'react-router';
import type { Unlisted } from '@/content/unlisted';
import { useWords } from '@/content/use-words';
import { CallPromise } from '@/features/enquiry/components/call-promise';
import { DirectWays } from '@/features/enquiry/components/direct-ways';
import { NewsletterLink, NewsletterPage } from '@/features/newsletter/components/newsletter-link';
import { useHydrated } from '@/lib/hooks/use-browser-state';
import { ButtonLink } from '@/ui/link';
import { Hero, PageHero } from '@/ui/page/section';

export type Matches = readonly ({ id: string } | undefined)[];

/** Which page a route shows: its id is the page's address (app/routes.ts). */
export const unlistedAddress = (matches: Matches) =>
  (matches.at(-1)?.id.replace(/^\/hi\//, '/') ?? '/not-found') as keyof Unlisted;

/** Any page that no list names, in the language of the content. */
export function UnlistedPage({ pages }: { pages: Unlisted }) {
  const address = unlistedAddress(useMatches());
  switch (address) {
    case '/thank-you':
      return <ThankYou {...pages[address]} />;
    case '/try-again':
      return <TryAgain {...pages[address]} />;
    case '/newsletter/sent':
      return <NewsletterSent {...pages[address]} />;
    case '/not-found':
      return <NotFound {...pages[address]} />;
    default:
      return <NewsletterLink key={address} path={address} page={pages[address]} />;
  }
}

/** Shown after the browser submits the enquiry form without our script. */
function ThankYou({ line, title, stop, reference, standIn, home }: Unlisted['/thank-you']) {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const given = search.get('reference');
  return (
    <PageHero line={line} title={title} picture={{ name: 'thanks', height: 458 }}>
      <p className="mt-4 sm:text-20">
        <CallPromise of="sent" />
        {stop}
        {(!isHydrated || given) && (
          <>
            {' '}
            {reference}{' '}
            {/* The gateway has already written the reference into the page; React must not undo that. */}
            <strong className="figure" suppressHydrationWarning>
              {isHydrated ? given : standIn}
            </strong>
          </>
        )}
      </p>
      <p className="mt-6">
        <ButtonLink {...home} />
      </p>
    </PageHero>
  );
}

/** The gateway shows this to a browser that submitted a form while no service could accept it. */
function TryAgain({ line, title, text }: Unlisted['/try-again']) {
  return (
    <PageHero line={line} title={title} lead={text} picture={{ name: 'not-found', height: 480 }}>
      <DirectWays
        className="mt-6 gap-3"
        phone="button button-large button-primary"
        chat="button button-large button-secondary"
      />
    </PageHero>
  );
}

/** Shown after the browser submits the newsletter's form without our script. */
function NewsletterSent({ line }: Unlisted['/newsletter/sent']) {
  const { sent, home } = useWords().newsletter;
  return (
    <NewsletterPage {...sent} line={line}>
      <p className="mt-8">
        <ButtonLink {...home} />
      </p>
    </NewsletterPage>
  );
}

function NotFound({ line, code, title, text, home, contact }: Unlisted['/not-found']) {
  return (
    <Hero line={line} picture={{ name: 'not-found', height: 480 }}>
      <p className="figure font-display text-h1 leading-none font-extrabold text-hero-headline">{code}</p>
      <h1 className="mt-2 text-h2">{title}</h1>
      <p className="mt-4 max-w-[30em] text-20 text-on-hero-2">{text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink {...home} />
        <ButtonLink {...contact} look="secondary" />
      </p>
    </Hero>
  );
}
