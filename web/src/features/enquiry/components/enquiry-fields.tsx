import { type Enquiry, fieldAdvice, leadField, leadFieldNames } from '@golghar/contracts';
import { type Control, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form';
import { useWords } from '@/content/use-words';
import { DidYouMean } from '@/ui/form/did-you-mean';
import { FormField } from '@/ui/form/form-field';
import { useEnquiryWords } from '../model/enquiry-words';
import type { EnquiryValues } from '../model/form-values';

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
              <select {...props}>
                <option value="">{chooseService}</option>
                {Object.entries(services).map(([key, label]) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
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
