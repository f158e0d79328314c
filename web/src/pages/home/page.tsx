import { homeContent } from '@/content/home/home';
import { Home, lazyHomeSections } from './home';

const Sections = lazyHomeSections(async () => (await import('@/content/home/home-sections')).homeSections);

export default function HomePage() {
  return <Home content={homeContent} Sections={Sections} />;
}
