import { randomUUID } from 'node:crypto';

/** A name that no other test uses. */
export const uniqueName = (name = 'Asha Kumari'): string => `${name} ${randomUUID().slice(0, 8)}`;

/** A valid enquiry by somebody new. */
export const makeEnquiry = (changes: Record<string, unknown> = {}) => ({
  name: uniqueName(),
  email: 'asha@sweets.example',
  phone: '+91 98350 00000',
  city: 'Patna',
  service: 'seo',
  message: 'We sell khaja near Gandhi Maidan and want to be found on Google.',
  ...changes,
});
