import { unlistedInHindi } from '@/content/hi/unlisted';
import { unlistedMeta } from '@/features/page-head/page-meta';
import { type Matches, UnlistedPage, unlistedAddress } from '../../unlisted/unlisted';

export const meta = ({ matches }: { matches: Matches }) =>
  unlistedMeta(unlistedInHindi[unlistedAddress(matches)].head);

export default () => <UnlistedPage pages={unlistedInHindi} />;
