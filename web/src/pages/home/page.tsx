import { homeContent } from '@/content/home/home';
import { pageMeta } from '@/features/page-head/page-meta';
import { Home } from './home';
import { lazyHomeSections } from './lazy-home-sections';

export const meta = () => pageMeta('/', 'en');

const Sections = lazyHomeSections(async () => (await import('@/content/home/home-sections')).homeSections);

export default function HomePage() {
  return <Home content={homeContent} Sections={Sections} />;
}
