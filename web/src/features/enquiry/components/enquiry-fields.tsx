import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { FormField } from '@/ui/form-field';
import { useEnquiryWords } from '../model/enquiry-words';
import type { EnquiryValues } from '../model/form-values';

type Props = { register: UseFormRegister<EnquiryValues>; errors: FieldErrors<EnquiryValues> };

/** Id of a field's control, for links to it. */
export const fieldId = (name: keyof EnquiryValues) => `enquiry-${name}`;

/** The six fields, in one column. */
export function EnquiryFields({ register, errors }: Props) {
  const { labels, hints, optional, chooseService, services, translate } = useEnquiryWords();
  const field = (name: keyof EnquiryValues) => ({
    id: fieldId(name),
    label: labels[name],
    error: errors[name]?.message && translate(errors[name].message),
  });
  return (
    <>
      <FormField {...field('name')}>
        {(aria) => (
          <input {...aria} {...register('name')} className="field" autoComplete="name" maxLength={200} />
        )}
      </FormField>
      <FormField {...field('email')}>
        {(aria) => (
          <input
            {...aria}
            {...register('email')}
            className="field"
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
      </FormField>
      <FormField {...field('phone')} hint={hints.phone}>
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
