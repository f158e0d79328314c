import { api, type RequestOf } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { mailDomains } from '@/content/forms/mail-domains';
import { useWords } from '@/content/use-words';
import { request } from '@/lib/api/request';
import { WithQueries } from '@/lib/api/with-queries';
import { failureMessage } from '@/lib/failure-message';
import { useHydrationMarker } from '@/lib/hooks/use-browser-state';
import { takeFocus } from '@/lib/scroll';
import { Alert } from '@/ui/alert';
import { DidYouMean } from '@/ui/form/did-you-mean';

export default function NewsletterForm() {
  return (
    <WithQueries>
      <Subscribe />
    </WithQueries>
  );
}

function Subscribe() {
  const { didYouMean, newsletter, language } = useWords();
  const field = useRef<HTMLInputElement>(null);
  const marker = useHydrationMarker();
  const [isInvalid, setIsInvalid] = useState(false);
  const [email, setEmail] = useState('');
  // The confirmation e-mail is sent in this language.
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: (wish: RequestOf<typeof api.subscribe>) =>
      request(api.subscribe, { body: wish, ...(language !== 'en' && { query: { language } }) }),
  });

  const readField = () => setEmail(field.current?.value ?? '');
  // May have been typed before hydration.
  useEffect(readField, []);

  const take = (meant: string) => {
    if (field.current) field.current.value = meant;
    readField();
    field.current?.focus();
  };

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const wish = api.subscribe.request.safeParse({ email: field.current?.value ?? '' });
    setIsInvalid(!wish.success);
    if (wish.success) mutate(wish.data);
    else field.current?.focus();
  };

  if (isSuccess)
    return (
      <div ref={takeFocus} tabIndex={-1} className="border-l-4 border-haldi pl-4 outline-none">
        <p className="font-semibold text-white">{newsletter.sent.title}</p>
        <p className="mt-1">{newsletter.sent.text}</p>
      </div>
    );
  const problem = isInvalid ? newsletter.invalid : error && failureMessage(error, newsletter.failures);
  return (
    <form
      {...marker}
      noValidate
      method="post"
      action={
        language === 'en' ? api.subscribeByForm.path : `${api.subscribeByForm.path}?language=${language}`
      }
      onSubmit={send}
      className="max-w-[30rem]"
    >
      {problem && (
        <Alert look="bare" id="newsletter-problem" className="mb-2 border-l-4 border-haldi pl-3 text-white">
          {problem}
        </Alert>
      )}
      <div className="flex gap-2 max-[379px]:flex-wrap">
        {/* Uncontrolled, so that text typed before hydration survives. */}
        <input
          ref={field}
          type="email"
          name="email"
          onInput={readField}
          inputMode="email"
          autoComplete="email"
          aria-label={newsletter.label}
          aria-invalid={isInvalid || undefined}
          aria-describedby={problem ? 'newsletter-problem' : undefined}
          placeholder={newsletter.placeholder}
          className="field min-w-0 grow max-[379px]:basis-56"
        />
        <button
          type="submit"
          disabled={isPending}
          className="button bg-haldi max-sm:px-4 sm:min-w-32 text-(--brand-ink) hover:bg-white"
        >
          {isPending ? newsletter.submitting : newsletter.submit}
        </button>
      </div>
      <DidYouMean
        question={didYouMean}
        email={email}
        domains={mailDomains}
        onTake={take}
        className="text-white underline underline-offset-4"
      />
    </form>
  );
}
