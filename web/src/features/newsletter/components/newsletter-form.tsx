import { api, type RequestOf } from '@golghar/contracts';
import { useMutation } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { mailDomains } from '@/content/forms/mail-domains';
import { useWords } from '@/content/use-words';
import { failureMessage } from '@/lib/api/api-error';
import { queryClient } from '@/lib/api/query-client';
import { request } from '@/lib/api/request';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { useHydrationMarker } from '@/lib/hooks/use-browser-state';
import { takeFocus } from '@/lib/scroll';
import { Alert } from '@/ui/alert';
import { DidYouMean } from '@/ui/form/did-you-mean';

/** Text typed before hydration. */
const typedEarly = () =>
  globalThis.document?.querySelector<HTMLInputElement>('#newsletter-form input')?.value ?? '';

export default function NewsletterForm() {
  const { didYouMean, newsletter, language } = useWords();
  const marker = useHydrationMarker();
  const form = useContractForm(api.subscribe.request, { defaultValues: { email: typedEarly() } });
  const { error: invalid, ...field } = form.field('email');
  const email = useWatch({ control: form.control, name: 'email' });
  // The confirmation e-mail is sent in this language.
  const mutationFn = (wish: RequestOf<typeof api.subscribe>) =>
    request(api.subscribe, { body: wish, ...(language !== 'en' && { query: { language } }) });
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn }, queryClient);
  const take = (meant: string) => {
    form.setValue('email', meant);
    form.setFocus('email');
  };
  if (isSuccess)
    return (
      <div ref={takeFocus} tabIndex={-1} className="border-l-4 border-haldi pl-4 outline-none">
        <p className="font-semibold text-white">{newsletter.sent.title}</p>
        <p className="mt-1">{newsletter.sent.text}</p>
      </div>
    );
  const problem = invalid ? newsletter.invalid : error && failureMessage(error, newsletter.failures);
  return (
    <form
      {...marker}
      noValidate
      method="post"
      action={
        language === 'en' ? api.subscribeByForm.path : `${api.subscribeByForm.path}?language=${language}`
      }
      onSubmit={form.handleSubmit((wish) => isPending || mutate(wish))}
      className="max-w-[30rem]"
    >
      {problem && (
        <Alert look="bare" id="newsletter-problem" className="mb-2 border-l-4 border-haldi pl-3 text-white">
          {problem}
        </Alert>
      )}
      <div className="flex gap-2 max-[379px]:flex-wrap">
        <input
          {...field}
          type="email"
          inputMode="email"
          autoComplete="email"
          aria-label={newsletter.label}
          aria-invalid={invalid ? true : undefined}
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
