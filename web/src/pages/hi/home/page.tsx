import { homeContentInHindi } from '@/content/hi/home/home';
import { Home, lazyHomeSections } from '../../home/home';

const Sections = lazyHomeSections(
  async () => (await import('@/content/hi/home/home-sections')).homeSectionsInHindi,
);

export default function HomePageInHindi() {
  return <Home content={homeContentInHindi} Sections={Sections} />;
}
