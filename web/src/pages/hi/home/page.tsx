import { homeContentInHindi } from '@/content/hi/home/home';
import { homePage } from '../../home/home';

export default homePage(homeContentInHindi, {
  sections: async () => (await import('@/content/hi/home/home-sections')).homeSectionsInHindi,
  form: async () => (await import('@/content/hi/forms/enquiry-form')).enquiryFormInHindi,
});
