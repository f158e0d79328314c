import { pageMeta } from '@/app/page-meta';
import { homeContent } from '@/content/home';
import { Home } from './home';

export const meta = () => pageMeta('/');

export default function HomePage() {
  return <Home content={homeContent} />;
}
