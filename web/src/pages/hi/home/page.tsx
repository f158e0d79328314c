import { homeContentInHindi } from '@/content/hi/home/home';
import { lateEnquiryForm } from '@/features/enquiry/components/late-enquiry-form';
import { Home, lateHomeSections } from '../../home/home';

const parts = {
  Sections: lateHomeSections(
    async () => (await import('@/content/hi/home/home-sections')).homeSectionsInHindi,
  ),
  Form: lateEnquiryForm(
    homeContentInHindi.contact.notLoaded,
    async () => (await import('@/content/hi/forms/enquiry-form')).enquiryFormInHindi,
  ),
};

export default function HomePageInHindi() {
  return <Home content={homeContentInHindi} {...parts} />;
}
