import type { SocialMarkName } from './social-mark-outlines';

type Props = { of: SocialMarkName; size?: number };

/** The mark of a service where the agency can be met, out of the one file that holds them all. */
export function SocialMark({ of, size = 22 }: Props) {
  return (
    <svg aria-hidden width={size} height={size}>
      <use href={`/social-marks.svg#${of}`} />
    </svg>
  );
}
