import { lazy, Suspense } from 'react';
import { contact } from '@/content/contact';
import { phoneHref, site } from '@/content/site';
import { loadOrKeep } from '@/lib/load-with-retry';
import { whenNear } from '@/lib/when-near';
import { Alert } from '@/ui/alert';
import { LoadBoundary } from '@/ui/load-boundary';

const EnquiryForm = lazy(async () => {
  await whenNear('contact');
  return loadOrKeep('#contact form', () => import('./enquiry-form'));
});

const notLoaded = (
  <Alert>
    {contact.notLoaded}{' '}
    <a className="text-link font-semibold" href={phoneHref}>
      {site.phone}
    </a>
  </Alert>
);

/** The form is in the page's HTML from the start; its script comes when the visitor comes near. */
export function LazyEnquiryForm() {
  return (
    <LoadBoundary fallback={notLoaded}>
      <Suspense fallback={<div className="min-h-[48rem]" />}>
        <EnquiryForm />
      </Suspense>
    </LoadBoundary>
  );
}
