import { type Enquiry, type EnquiryReceipt, leadFieldNames } from '@golghar/contracts';
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { EnquiryWords } from '@/content/forms/enquiry-form';
import { failureMessage } from '@/lib/api/api-error';
import { dropSelection, useChosenPackage, withParagraph, withSelection } from '@/lib/enquiry-prefill';
import { useContractForm } from '@/lib/forms/use-contract-form';
import { useHydrationMarker } from '@/lib/hooks/use-browser-state';
import { takeFocus } from '@/lib/scroll';
import { readFormDraft } from '@/lib/session/session';
import { formReady } from '@/lib/storage';
import { showToast } from '@/lib/toast-store';
import { Alert } from '@/ui/alert';
import { Button } from '@/ui/button';
import { Art } from '@/ui/page/art';
import { prefetchToasts } from '@/ui/toast/toaster';
import { useSubmitEnquiry } from '../api/submit-enquiry';
import { elapsedSince, emptyValues, formSchema, openedAt } from '../model/draft';
import { CallPromise } from './call-promise';
import { DirectWays } from './direct-ways';
import { EnquiryFields, ErrorSummary, fieldId, PackageChip } from './enquiry-fields';

const draft = 'enquiry';

type Props = { words: EnquiryWords };

export function EnquiryForm({ words }: Props) {
  const [receipt, setReceipt] = useState<EnquiryReceipt>();
  return (
    <>
      {receipt && <EnquirySent key={receipt.id} {...words.sent} reference={receipt.reference} />}
      <BlankForm key={`after ${receipt?.id}`} words={words} onSent={setReceipt} />
    </>
  );
}

function BlankForm({ words, onSent }: Props & { onSent: (receipt: EnquiryReceipt) => void }) {
  const opened = useRef<number>(null);
  const chosen = useChosenPackage();
  const { mutate, isPending, error } = useSubmitEnquiry(words);
  const form = useContractForm(formSchema, { shouldFocusError: false, defaultValues: emptyValues, draft });
  const { handleSubmit, formState, getValues, reset } = form;
  const problems = leadFieldNames.flatMap((name) => {
    const message = formState.errors[name]?.message;
    return message ? [{ fieldId: fieldId(name), message: words.translate(message) }] : [];
  });

  useEffect(() => {
    opened.current = openedAt(readFormDraft(draft), getValues(), performance.now());
    // A link may have selected a service for it.
    window.dispatchEvent(new Event(formReady));
    const values = getValues();
    // Also for what was typed before this script loaded: only the form itself knows it.
    reset({ ...values, message: withParagraph(values.message) }, { keepDefaultValues: true });
    prefetchToasts();
  }, [getValues, reset]);

  const send = (enquiry: Enquiry, event?: BaseSyntheticEvent) => {
    if (isPending) return;
    const { message, choice } = withSelection(enquiry.message, chosen);
    const told = new FormData(event?.target);
    const source = told.get('source');
    const filled = {
      website: String(told.get('website') ?? ''),
      // The page's early script adds it.
      source: typeof source === 'string' ? JSON.parse(source) : null,
      choice,
      elapsedMs: elapsedSince(opened.current, performance.now()),
    };
    mutate(
      { enquiry: { ...enquiry, message }, form: filled },
      {
        onSuccess: (receipt) => {
          form.dropDraft();
          dropSelection();
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
      {...useHydrationMarker()}
      noValidate
      method="post"
      action={words.action}
      onSubmit={handleSubmit(send)}
      className="grid gap-5"
    >
      {/* New after each failed submit, even if the errors are the same. */}
      {problems.length > 0 && (
        <ErrorSummary key={formState.submitCount} title={words.problem} problems={problems} />
      )}
      <PackageChip {...words.package} />
      {/* No visitor can reach this field: only a bot fills it in. Because it is inert, browsers don't autofill it either. */}
      <div inert aria-hidden className="sr-only">
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <EnquiryFields words={words} form={form} />
      <p className="text-15 text-ink-3">
        {words.consent.before}
        <Link className="text-link" to={words.consent.link.href}>
          {words.consent.link.label}
        </Link>
        {words.consent.after}
      </p>
      {error && (
        // On a phone it is above the button and may be out of view.
        <Alert look="spacious" ref={takeFocus} tabIndex={-1} className="outline-none">
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

/** Stays above the cleared form after the toast has closed, so that the visitor can write the reference down. */
function EnquirySent({ title, text, stop, reference }: EnquiryWords['sent'] & { reference: string }) {
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
