import { type Enquiry, fieldAdvice } from '@golghar/contracts';
import { type Control, type FieldErrors, type UseFormRegister, useWatch } from 'react-hook-form';
import { useWords } from '@/content/use-words';
import { DidYouMean } from '@/ui/did-you-mean';
import { FormField } from '@/ui/form-field';
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

/** The six fields, in one column. */
export function EnquiryFields({ register, control, errors, onEmail }: Props) {
  const { labels, hints, optional, chooseService, services, translate } = useEnquiryWords();
  const { didYouMean } = useWords();
  const [email, phone] = useWatch({ control, name: ['email', 'phone'] });
  const field = (name: keyof EnquiryValues, value = '') => {
    const message = errors[name]?.message;
    const advice = message && fieldAdvice(name, value);
    return {
      id: fieldId(name),
      label: labels[name],
      error: message && translate(message),
      advice: advice && translate(advice),
    };
  };
  return (
    <>
      <FormField {...field('name')}>
        {(aria) => (
          <input {...aria} {...register('name')} className="field" autoComplete="name" maxLength={200} />
        )}
      </FormField>
      <FormField {...field('email', email)}>
        {(aria) => (
          <>
            <input
              {...aria}
              {...register('email')}
              className="field"
              type="email"
              inputMode="email"
              autoComplete="email"
            />
            <DidYouMean question={didYouMean} email={email} onTake={onEmail} />
          </>
        )}
      </FormField>
      <FormField {...field('phone', phone)} hint={hints.phone}>
        {(aria) => (
          <input
            {...aria}
            {...register('phone')}
            className="field"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
          />
        )}
      </FormField>
      <FormField {...field('city')} note={optional}>
        {(aria) => <input {...aria} {...register('city')} className="field" autoComplete="address-level2" />}
      </FormField>
      <FormField {...field('service')}>
        {(aria) => (
          <select {...aria} {...register('service')} className="field">
            <option value="">{chooseService}</option>
            {Object.entries(services).map(([key, label]) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormField>
      <FormField {...field('message')} hint={hints.message}>
        {(aria) => <textarea {...aria} {...register('message')} className="field" rows={5} />}
      </FormField>
    </>
  );
}
