import { type Enquiry, fieldAdvice, leadField, leadFieldNames } from '@golghar/contracts';
import { type Control, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useWords } from '@/content/use-words';
import { dropPackage, useChosenPackage } from '@/lib/enquiry-prefill';
import { DidYouMean } from '@/ui/form/did-you-mean';
import { FormField } from '@/ui/form/form-field';
import { Select } from '@/ui/form/select';
import { Icon } from '@/ui/icon';
import type { EnquiryValues } from '../model/draft';
import { useEnquiryWords } from '../model/enquiry-words';

export function Consent() {
  const { before, link, after } = useEnquiryWords().consent;
  return (
    <p className="text-15 text-ink-3">
      {before}
      <Link className="text-link" to={link.href}>
        {link.label}
      </Link>
      {after}
    </p>
  );
}

/**
 * A field that nobody sees or reaches, with any means: what is written into it, a program has written. Inert, no
 * browser fills it in by itself either.
 */
export function HoneypotField() {
  return (
    <div inert aria-hidden className="sr-only">
      <input name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Shows the package that goes with the message, until it is removed. */
export function PackageChip() {
  const words = useEnquiryWords().package;
  const chosen = useChosenPackage();
  if (!chosen) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-semibold">{words.label}</span>
      <span className="inline-flex items-center border-2 border-ink bg-note-ground pl-3">
        {chosen.label}
        <button
          type="button"
          aria-label={`${words.remove}: ${chosen.label}`}
          onClick={dropPackage}
          className="grid size-11 place-items-center"
        >
          <Icon name="close" size={18} />
        </button>
      </span>
    </p>
  );
}

type Props = {
  register: UseFormRegister<EnquiryValues>;
  control: Control<EnquiryValues, unknown, Enquiry>;
  errors: FieldErrors<EnquiryValues>;
  /** Takes another address instead of the one that was typed. */
  onEmail: (email: string) => void;
};

/** Id of a field's control, for links to it. */
export const fieldId = (name: keyof EnquiryValues) => `enquiry-${name}`;

/** All fields, in one column. */
export function EnquiryFields({ register, control, errors, onEmail }: Props) {
  const { labels, hints, optional, chooseService, services, translate } = useEnquiryWords();
  const { didYouMean } = useWords();
  const [email, phone] = useWatch({ control, name: ['email', 'phone'] });
  const advised: Partial<EnquiryValues> = { email, phone };
  return leadFieldNames.map((name) => {
    const { type, autocomplete, isOptional } = leadField(name);
    const message = errors[name]?.message;
    const advice = message && fieldAdvice(name, advised[name] ?? '');
    const hint = hints[name];
    return (
      <FormField
        key={name}
        id={fieldId(name)}
        label={labels[name]}
        error={message && translate(message)}
        advice={advice && translate(advice)}
        {...(isOptional && { note: optional })}
        {...(hint && { hint })}
      >
        {(aria) => {
          const props = { ...aria, ...register(name), className: 'field' };
          if (name === 'message') return <textarea {...props} rows={5} />;
          if (name === 'service')
            return (
              <Select
                {...aria}
                {...register(name)}
                options={[['', chooseService], ...Object.entries(services)]}
              />
            );
          return (
            <>
              <input
                {...props}
                type={type}
                inputMode={type}
                autoComplete={autocomplete}
                maxLength={name === 'name' ? 200 : undefined}
              />
              {name === 'email' && <DidYouMean question={didYouMean} email={email} onTake={onEmail} />}
            </>
          );
        }}
      </FormField>
    );
  });
}
