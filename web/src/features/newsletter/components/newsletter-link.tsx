import type { api, newsletterPaths } from '@golghar/contracts';
import { type ComponentProps, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Unlisted } from '@/content/unlisted';
import { useWords } from '@/content/use-words';
import { ApiError } from '@/lib/api/api-error';
import { request } from '@/lib/api/request';
import { useHydrated } from '@/lib/hooks/use-browser-state';
import { takeFocus } from '@/lib/scroll';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { ButtonLink } from '@/ui/link';
import { RichText } from '@/ui/page/rich-text';
import { Hero } from '@/ui/page/section';

type PageProps = Pick<ComponentProps<typeof Hero>, 'line' | 'children'> & {
  title: string;
  text: string;
  /** Whether it answers a press: then its title gets the focus. */
  isAnswer?: boolean;
};

export const NewsletterPage = ({ line, title, text, isAnswer, children }: PageProps) => (
  <Hero line={line} picture={{ name: 'newsletter', height: 448 }} className="lg:min-h-[28rem] lg:grid-cols-2">
    <h1
      {...(isAnswer && { ref: takeFocus, tabIndex: -1 })}
      className="text-h2 font-extrabold text-hero-headline outline-none"
    >
      {title}
    </h1>
    <p className="mt-4 max-w-[30em] text-20 text-on-hero-2">
      <RichText text={text} />
    </p>
    {children}
  </Hero>
);

type Path = (typeof newsletterPaths)[keyof typeof newsletterPaths];

/** By path only: the contract's entry would bundle its schemas. */
const operationAt = (path: string) =>
  ({ method: 'POST', path: `/api${path}` }) as typeof api.confirmSubscription | typeof api.unsubscribe;

/** Target of links in e-mails. It waits for a press: mail programs open links by themselves to scan for viruses. */
export function NewsletterLink({ path, page }: { path: Path; page: Unlisted[Path] }) {
  const { newsletter } = useWords();
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const [state, setState] = useState<'asked' | 'sending' | 'done' | 'unknown' | 'failed'>('asked');
  const token = search.get('token') ?? '';
  const send = () => {
    setState('sending');
    request(operationAt(path), { body: { token } }).then(
      () => setState('done'),
      (error) => setState(error instanceof ApiError && error.status < 429 ? 'unknown' : 'failed'),
    );
  };
  const unknown = state === 'unknown' || (isHydrated && !token) ? page.invalid : undefined;
  const answer = state === 'done' ? page.done : unknown;
  const { title, text } = answer ?? page;
  return (
    <NewsletterPage line={page.line} title={title} text={text} isAnswer={answer !== undefined}>
      {state === 'failed' && (
        <Alert className="mt-6">{navigator.onLine ? page.failures.other : page.failures.offline}</Alert>
      )}
      {answer ? (
        <ButtonLink {...newsletter.home} look="secondary" className="mt-8" />
      ) : (
        <Button disabled={state === 'sending'} onClick={send} size="large" look="primary" className="mt-8">
          {state === 'sending' ? newsletter.submitting : page.button}
        </Button>
      )}
    </NewsletterPage>
  );
}
