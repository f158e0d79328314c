import { type Enquiry, type EnquiryReceipt, leadFieldNames } from '@golghar/contracts';
import { useEffect, useRef, useState } from 'react';
import type { EnquiryWords } from '@/content/forms/enquiry-form';
import { WithQueries } from '@/lib/api/with-queries';
import {
  dropCalculation,
  dropPackage,
  selectedOfferWith,
  useChosenPackage,
  withPackage,
  withParagraph,
} from '@/lib/enquiry-prefill';
import { failureMessage } from '@/lib/failure-message';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { useHydrationMarker } from '@/lib/hooks/use-browser-state';
import { takeFocus } from '@/lib/scroll';
import { formReady } from '@/lib/storage';
import { showToast } from '@/lib/toast-store';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Art } from '@/ui/page/art';
import { prefetchToasts } from '@/ui/toast/toaster';
import { useSubmitEnquiry } from '../api/submit-enquiry';
import {
  dropDraft,
  type EnquiryValues,
  elapsedSince,
  emptyValues,
  formSchema,
  openedAt,
  readDraft,
  saveDraft,
} from '../model/draft';
import { CallPromise } from './call-promise';
import { DirectWays } from './direct-ways';
import { Consent, EnquiryFields, ErrorSummary, fieldId, HoneypotField, PackageChip } from './enquiry-fields';

/** Values already in the prerendered form: typed before this script loaded, or restored by the browser. */
const typedEarly = (form: HTMLFormElement): Partial<EnquiryValues> => {
  const values = leadFieldNames.map((name) => [name, String(new FormData(form).get(name) ?? '')] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
};

type Props = { words: EnquiryWords };

export function EnquiryForm({ words }: Props) {
  const [receipt, setReceipt] = useState<EnquiryReceipt>();
  return (
    <WithQueries>
      {receipt && <EnquirySent key={receipt.id} {...words.sent} reference={receipt.reference} />}
      <BlankForm key={`after ${receipt?.id}`} words={words} onSent={setReceipt} />
    </WithQueries>
  );
}

function BlankForm({ words, onSent }: Props & { onSent: (receipt: EnquiryReceipt) => void }) {
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const failure = useRef<HTMLParagraphElement>(null);
  const opened = useRef<number>(null);
  const marker = useHydrationMarker();
  const chosen = useChosenPackage();
  const { mutate, isPending, error } = useSubmitEnquiry(words);
  const form = useContractForm(formSchema, { shouldFocusError: false, defaultValues: emptyValues });
  const { handleSubmit, formState, reset, watch } = form;
  const problems = leadFieldNames.flatMap((name) => {
    const message = formState.errors[name]?.message;
    return message ? [{ fieldId: fieldId(name), message: words.translate(message) }] : [];
  });

  useEffect(() => {
    const kept = readDraft();
    const early = () => (element.current ? typedEarly(element.current) : {});
    opened.current = openedAt(kept, early(), performance.now());
    // A link may have selected a service for it.
    window.dispatchEvent(new Event(formReady));
    const draft = { ...kept, ...early() };
    const values = { ...draft, message: withParagraph(draft.message) };
    saveDraft(values);
    reset(values, { keepDefaultValues: true });
    prefetchToasts();
    const { unsubscribe } = watch((values) => saveDraft({ ...emptyValues, ...values }));
    return unsubscribe;
  }, [reset, watch]);

  // After each failed submit, even if the errors are the same.
  const { submitCount } = formState;
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  // On a phone it is above the button and may be out of view.
  useEffect(() => {
    if (error) failure.current?.focus();
  }, [error]);

  const send = (enquiry: Enquiry) => {
    if (isPending) return;
    const whole = { ...enquiry, message: withPackage(enquiry.message, chosen) };
    const told = new FormData(element.current ?? undefined);
    const source = told.get('source');
    const filled = {
      website: String(told.get('website') ?? ''),
      // The page's early script adds it.
      source: typeof source === 'string' ? JSON.parse(source) : null,
      choice: selectedOfferWith(enquiry.message, chosen),
      elapsedMs: elapsedSince(opened.current, performance.now()),
    };
    mutate(
      { enquiry: whole, form: filled },
      {
        onSuccess: (receipt) => {
          dropDraft();
          dropPackage();
          dropCalculation();
          showToast(words.toasts.sent);
          onSent(receipt);
        },
        onError: (cause) => {
          form.showRefusal(cause);
          showToast({ ...words.toasts.failed, kind: 'destructive' });
        },
      },
    );
  };

  return (
    <form
      ref={element}
      {...marker}
      noValidate
      method="post"
      action={words.action}
      onSubmit={handleSubmit(send)}
      className="grid gap-5"
    >
      {problems.length > 0 && <ErrorSummary ref={summary} title={words.problem} problems={problems} />}
      <PackageChip {...words.package} />
      <HoneypotField />
      <EnquiryFields words={words} form={form} />
      <Consent {...words.consent} />
      {error && (
        <Alert look="spacious" ref={failure} tabIndex={-1} className="outline-none">
          {failureMessage(error, words.failures)} <DirectWays />
        </Alert>
      )}
      <p className="font-semibold">
        <CallPromise of="form" />
      </p>
      <Button
        type="submit"
        disabled={isPending}
        size="large"
        look="primary"
        className="w-full sm:w-auto sm:min-w-48 sm:justify-self-start"
      >
        {isPending ? words.submitting : words.submit}
      </Button>
    </form>
  );
}

type SentProps = EnquiryWords['sent'] & { reference: string };

/** Stays above the cleared form after the toast has closed, so that the visitor can write the reference down. */
function EnquirySent({ title, text, stop, reference }: SentProps) {
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      data-thanks
      className="mb-8 border-l-[6px] border-success bg-success-ground p-6 outline-offset-4"
    >
      <Art
        name="heroes/thanks"
        isFirst
        width={640}
        height={458}
        className="float-right ml-4 hidden h-auto w-40 bg-haldi sm:block"
      />
      <h3 className="text-25">{title}</h3>
      <p className="mt-3">
        <CallPromise of="sent" />
        {stop} {text} <strong className="tabular whitespace-nowrap">{reference}</strong>
        {stop}
      </p>
    </div>
  );
}
