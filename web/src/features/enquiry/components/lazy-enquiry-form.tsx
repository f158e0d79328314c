import type { Language } from '@golghar/contracts';
import { type ComponentType, lazy } from 'react';
import type { EnquiryWords } from '@/content/forms/enquiry-form';
import type { contact } from '@/content/home/contact';
import { useWords } from '@/content/use-words';
import { loadOrKeep } from '@/lib/api/load-with-retry';
import { whenNear } from '@/lib/hooks/when-near';
import { Alert } from '@/ui/alert';
import { LatePart } from '@/ui/late-part';
import { DirectWays } from './direct-ways';

const lazyForm = (loadWords: () => Promise<EnquiryWords>) =>
  lazy(async () => {
    await whenNear('contact');
    const [{ EnquiryForm }, words] = await loadOrKeep('#contact form', () =>
      Promise.all([import('./enquiry-form'), loadWords()]),
    );
    return { default: () => <EnquiryForm words={words} /> };
  });

const forms: Record<Language, ComponentType> = {
  en: lazyForm(async () => (await import('@/content/forms/enquiry-form')).enquiryForm),
  hi: lazyForm(async () => (await import('@/content/hi/forms/enquiry-form')).enquiryFormInHindi),
};

/** The form is prerendered; its script and words load when it comes near the viewport. */
export function LazyEnquiryForm({ notLoaded }: Pick<typeof contact, 'notLoaded'>) {
  const Form = forms[useWords().language];
  const failed = (
    <Alert look="spacious">
      {notLoaded} <DirectWays />
    </Alert>
  );
  return (
    <LatePart fallback={<div className="min-h-[48rem]" />} failed={failed}>
      <Form />
    </LatePart>
  );
}
