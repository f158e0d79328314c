import { hindiPageMeta } from '@/app/hindi-page-meta';
import { homeContentInHindi } from '@/content/hi/home';
import { Home } from '../../home/home';
import { lazyHomeSections } from '../../home/lazy-home-sections';

export const meta = () => hindiPageMeta('/hi');

const Sections = lazyHomeSections(
  async () => (await import('@/content/hi/home-sections')).homeSectionsInHindi,
);

export default function HomePageInHindi() {
  return <Home content={homeContentInHindi} Sections={Sections} />;
}
