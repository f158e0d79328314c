import { lazy, Suspense } from 'react';
import { contact } from '@/content/contact';
import { phoneHref, site } from '@/content/site';
import { loadOrKeep } from '@/lib/load-with-retry';
import { whenNear } from '@/lib/when-near';
import { LoadBoundary } from '@/ui/load-boundary';

const EnquiryForm = lazy(async () => {
  await whenNear('contact');
  return loadOrKeep('#contact form', () => import('./enquiry-form'));
});

// Not the shared Alert: it would be one more file for the first load of the home page.
const notLoaded = (
  <p role="alert" className="border-l-4 border-danger bg-danger-ground p-4">
    {contact.notLoaded}{' '}
    <a className="text-link font-semibold" href={phoneHref}>
      {site.phone}
    </a>
  </p>
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
