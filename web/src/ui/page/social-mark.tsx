import { artUrl } from '@/lib/art-url';

type Props = { of: 'facebook' | 'instagram' | 'linkedin' | 'whatsapp'; size?: number };

/** The mark of a service where the agency can be met, out of the one file that holds them all. */
export function SocialMark({ of, size = 22 }: Props) {
  return (
    <svg aria-hidden width={size} height={size}>
      <use href={`${artUrl('marks/social')}#${of}`} />
    </svg>
  );
}
