import { homeContentInHindi } from '@/content/hi/home/home';
import { pageMeta } from '@/features/page-head/page-meta';
import { Home } from '../../home/home';
import { lazyHomeSections } from '../../home/lazy-home-sections';

export const meta = () => pageMeta('/', 'hi');

const Sections = lazyHomeSections(
  async () => (await import('@/content/hi/home/home-sections')).homeSectionsInHindi,
);

export default function HomePageInHindi() {
  return <Home content={homeContentInHindi} Sections={Sections} />;
}
