import { hindiPageMeta } from '@/app/hindi-page-meta';
import { homeContentInHindi } from '@/content/hi/home';
import { Home } from '../../home/home';

export const meta = () => hindiPageMeta('/hi');

export default function HomePageInHindi() {
  return <Home content={homeContentInHindi} />;
}
