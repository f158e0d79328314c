import { pageMeta } from '@/app/page-meta';
import { homeContent } from '@/content/home';
import { Home } from './home';
import { lazyHomeSections } from './lazy-home-sections';

export const meta = () => pageMeta('/');

const Sections = lazyHomeSections(async () => (await import('@/content/home-sections')).homeSections);

export default function HomePage() {
  return <Home content={homeContent} Sections={Sections} />;
}
