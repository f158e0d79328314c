import { lazy, Suspense } from 'react';
import { whenNear } from '@/lib/when-near';

const EnquiryForm = lazy(() => whenNear('contact').then(() => import('./enquiry-form')));

/** The form is in the page's HTML from the start; its script comes when the visitor comes near. */
export function LazyEnquiryForm() {
  return (
    <Suspense fallback={<div className="min-h-[48rem]" />}>
      <EnquiryForm />
    </Suspense>
  );
}
