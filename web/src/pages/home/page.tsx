import { homeContent } from '@/content/home/home';
import { homePage } from './home';

export default homePage(homeContent, {
  sections: async () => (await import('@/content/home/home-sections')).homeSections,
  form: async () => (await import('@/content/forms/enquiry-form')).enquiryForm,
});
