import type { api } from '@golghar/contracts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { NewsletterPage } from '@/content/forms/newsletter-pages';
import { useWords } from '@/content/use-words';
import { ApiError } from '@/lib/api/api-error';
import { WithQueries } from '@/lib/api/with-queries';
import { useHydrated } from '@/lib/hooks/use-browser-state';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { WithMailLinks } from '@/ui/page/with-mail-links';
import { useNewsletterLink } from '../api/subscribe';

type Props = { page: NewsletterPage; endpoint: typeof api.confirmSubscription | typeof api.unsubscribe };

/**
 * The page of an e-mail's link. Nothing happens before the button is pressed: mail programs open links by
 * themselves to look for viruses.
 */
export function NewsletterLinkForm(props: Props) {
  return (
    <WithQueries>
      <Answer {...props} />
    </WithQueries>
  );
}

function Result({ title, children }: { title: string; children: ReactNode }) {
  const { newsletter } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-h2 font-extrabold text-hero-headline outline-none">
        {title}
      </h1>
      <p className="mt-4 max-w-[30em] text-20 text-on-hero-2">{children}</p>
      <Link to={newsletter.home.href} className="button button-large button-secondary mt-8">
        {newsletter.home.label}
      </Link>
    </>
  );
}

function Answer({ page, endpoint }: Props) {
  const { newsletter } = useWords();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const { mutate, isPending, isSuccess, error } = useNewsletterLink(endpoint);
  const token = search.get('token') ?? '';
  const isUnknown = error instanceof ApiError && error.status < 429;
  if (isSuccess) return <Result title={page.done.title}>{page.done.text}</Result>;
  if (isUnknown || (isHydrated && !token))
    return (
      <Result title={page.invalid.title}>
        <WithMailLinks text={page.invalid.text} />
      </Result>
    );
  return (
    <>
      <h1 className="text-h2 font-extrabold text-hero-headline">{page.title}</h1>
      <p className="mt-4 max-w-[30em] text-20 text-on-hero-2">{page.text}</p>
      {error && (
        <Alert className="mt-6">{navigator.onLine ? page.failures.other : page.failures.offline}</Alert>
      )}
      <Button disabled={isPending} onClick={() => mutate(token)} size="large" look="primary" className="mt-8">
        {isPending ? newsletter.submitting : page.button}
      </Button>
    </>
  );
}
