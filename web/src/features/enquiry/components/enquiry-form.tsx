import type { Enquiry, EnquiryReceipt } from '@golghar/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { contact } from '@/content/contact';
import { phoneHref, site } from '@/content/site';
import { ApiError } from '@/lib/api-error';
import { WithQueries } from '@/lib/with-queries';
import { ErrorSummary } from '@/ui/error-summary';
import { showToast } from '@/ui/toast/toast-store';
import { prefetchToasts } from '@/ui/toast/toaster';
import { useSubmitEnquiry } from '../api/submit-enquiry';
import { dropDraft, keepDraft, readDraft } from '../model/draft';
import { failureMessage } from '../model/failure-message';
import { type EnquiryValues, emptyValues, fieldNames, formSchema } from '../model/form-values';
import { onPreselectedService } from '../model/preselected-service';
import { Consent } from './consent';
import { EnquiryFields, fieldId } from './enquiry-fields';
import { EnquirySent } from './enquiry-sent';

/** What the page's own HTML holds already: typed before this script was here, or put back by the browser. */
const typedEarly = (form: HTMLFormElement): Partial<EnquiryValues> => {
  const values = fieldNames.map((name) => [name, String(new FormData(form).get(name) ?? '')] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== ''));
};

export default function EnquiryForm() {
  const [receipt, setReceipt] = useState<EnquiryReceipt>();
  if (receipt) return <EnquirySent receipt={receipt} onAgain={() => setReceipt(undefined)} />;
  return (
    <WithQueries>
      <BlankForm onSent={setReceipt} />
    </WithQueries>
  );
}

function BlankForm({ onSent }: { onSent: (receipt: EnquiryReceipt) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLElement>(null);
  const failure = useRef<HTMLParagraphElement>(null);
  const [isReady, setIsReady] = useState(false);
  const { mutate, isPending, error } = useSubmitEnquiry();
  const { register, handleSubmit, formState, reset, setError, setValue, watch } = useForm<
    EnquiryValues,
    unknown,
    Enquiry
  >({
    resolver: zodResolver(formSchema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    defaultValues: emptyValues,
  });
  const problems = fieldNames.flatMap((name) => {
    const message = formState.errors[name]?.message;
    return message ? [{ fieldId: fieldId(name), message }] : [];
  });

  useEffect(() => {
    if (form.current) reset({ ...readDraft(), ...typedEarly(form.current) }, { keepDefaultValues: true });
    setIsReady(true);
    prefetchToasts();
    const { unsubscribe } = watch((values) => keepDraft({ ...emptyValues, ...values }));
    return unsubscribe;
  }, [reset, watch]);

  useEffect(() => onPreselectedService((service) => setValue('service', service)), [setValue]);

  // After each failed submit, also when the same mistakes are still there.
  const { submitCount } = formState;
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  // On a phone it stands above the button that was pressed, and may be out of sight.
  useEffect(() => {
    if (error) failure.current?.focus();
  }, [error]);

  const send = (enquiry: Enquiry) => {
    if (isPending) return;
    mutate(enquiry, {
      onSuccess: (receipt) => {
        dropDraft();
        showToast(contact.toasts.sent);
        onSent(receipt);
      },
      onError: (cause) => {
        const fields = cause instanceof ApiError ? (cause.wire?.fields ?? {}) : {};
        for (const name of fieldNames) if (fields[name]) setError(name, { message: fields[name] });
        showToast({ ...contact.toasts.failed, kind: 'destructive' });
      },
    });
  };

  return (
    <form
      ref={form}
      noValidate
      data-ready={isReady || undefined}
      onSubmit={handleSubmit(send)}
      className="grid gap-5"
    >
      {problems.length > 0 && <ErrorSummary ref={summary} title={contact.problem} problems={problems} />}
      <EnquiryFields register={register} errors={formState.errors} />
      <Consent />
      {error && (
        <p
          ref={failure}
          role="alert"
          tabIndex={-1}
          className="border-l-4 border-danger bg-danger-ground p-4 outline-none"
        >
          {failureMessage(error)}{' '}
          <a className="text-link font-semibold" href={phoneHref}>
            {site.phone}
          </a>
        </p>
      )}
      <button
        type="submit"
        disabled={isPending}
        className="button button-large button-primary w-full sm:w-auto sm:min-w-48 sm:justify-self-start"
      >
        {isPending ? contact.submitting : contact.submit}
      </button>
    </form>
  );
}
