import { type Enquiry, fieldAdvice, leadField, leadFieldNames } from '@golghar/contracts';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { EnquiryWords } from '@/content/forms/enquiry-form';
import { mailDomains } from '@/content/forms/mail-domains';
import { useWords } from '@/content/use-words';
import { dropPackage, useChosenPackage } from '@/lib/enquiry-prefill';
import { takeFocus } from '@/lib/scroll';
import { DidYouMean } from '@/ui/form/did-you-mean';
import { FormField } from '@/ui/form/form-field';
import { Select } from '@/ui/form/select';
import { Icon } from '@/ui/icon';
import type { EnquiryValues } from '../model/draft';

export function PackageChip({ label, remove }: EnquiryWords['package']) {
  const chosen = useChosenPackage();
  if (!chosen) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold">{label}</span>
      <span className="inline-flex items-center border-2 border-ink bg-note-ground pl-3">
        {chosen.label}
        <button
          type="button"
          aria-label={`${remove}: ${chosen.label}`}
          onClick={dropPackage}
          className="grid size-11 place-items-center"
        >
          <Icon name="close" size={18} />
        </button>
      </span>
    </p>
  );
}

type SummaryProps = { title: string; problems: { fieldId: string; message: string }[] };

/** A form's errors, above it, with links to the fields; takes the focus. */
export function ErrorSummary({ title, problems }: SummaryProps) {
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label={title}
      className="border-2 border-danger bg-danger-ground p-4"
    >
      <h3 className="text-20">{title}</h3>
      <ul className="mt-2">
        {problems.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className="font-semibold text-danger underline"
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { words: EnquiryWords; form: UseFormReturn<EnquiryValues, unknown, Enquiry> };

export const fieldId = (name: keyof EnquiryValues) => `enquiry-${name}`;

export function EnquiryFields({ words, form: { register, control, formState, setValue, setFocus } }: Props) {
  const { labels, hints, optional, chooseService, services, translate } = words;
  const { didYouMean } = useWords();
  const [email, phone] = useWatch({ control, name: ['email', 'phone'] });
  const takeEmail = (meant: string) => {
    setValue('email', meant, { shouldValidate: formState.submitCount > 0 });
    setFocus('email');
  };
  const advised: Partial<EnquiryValues> = { email, phone };
  return leadFieldNames.map((name) => {
    const { type, autocomplete, isOptional } = leadField(name);
    const message = formState.errors[name]?.message;
    const advice = message && fieldAdvice(name, advised[name] ?? '');
    return (
      <FormField
        key={name}
        id={fieldId(name)}
        label={labels[name]}
        error={message && translate(message)}
        advice={advice && translate(advice)}
        {...(isOptional && { note: optional })}
        hint={hints[name]}
      >
        {(aria) => {
          const props = { ...aria, ...register(name) };
          if (name === 'message') return <textarea {...props} className="field" rows={5} />;
          if (name === 'service')
            return <Select {...props} options={[['', chooseService], ...Object.entries(services)]} />;
          return (
            <>
              <input
                {...props}
                className="field"
                type={type}
                inputMode={type}
                autoComplete={autocomplete}
                maxLength={name === 'name' ? 200 : undefined}
              />
              {name === 'email' && (
                <DidYouMean question={didYouMean} email={email} domains={mailDomains} onTake={takeEmail} />
              )}
            </>
          );
        }}
      </FormField>
    );
  });
}
