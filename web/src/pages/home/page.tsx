import { homeContent } from '@/content/home/home';
import { lateEnquiryForm } from '@/features/enquiry/components/late-enquiry-form';
import { Home, lateHomeSections } from './home';

const parts = {
  Sections: lateHomeSections(async () => (await import('@/content/home/home-sections')).homeSections),
  Form: lateEnquiryForm(
    homeContent.contact.notLoaded,
    async () => (await import('@/content/forms/enquiry-form')).enquiryForm,
  ),
};

export default function HomePage() {
  return <Home content={homeContent} {...parts} />;
}
