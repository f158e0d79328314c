import { createContext, useContext } from 'react';
import type { enquiryForm } from '@/content/forms/enquiry-form';

/** What the form says, in any language. */
export type EnquiryWords = typeof enquiryForm;

export const EnquiryWordsContext = createContext<EnquiryWords | undefined>(undefined);

export function useEnquiryWords(): EnquiryWords {
  const words = useContext(EnquiryWordsContext);
  if (!words) throw new Error('Parts of the form stand in the form');
  return words;
}
