import { unlisted } from '@/content/unlisted';
import { unlistedMeta } from '@/features/page-head/page-meta';
import { type Matches, UnlistedPage, unlistedAddress } from './unlisted';

export const meta = ({ matches }: { matches: Matches }) =>
  unlistedMeta(unlisted[unlistedAddress(matches)].head);

export default () => <UnlistedPage pages={unlisted} />;
