import type { ComponentProps } from 'react';

/** Where the build puts the drawings (web/scripts/art-files.ts). */
declare const __ART_BASE__: string;

export const artBase = __ART_BASE__;

/** Address of a drawing, such as `logos/wishluv`; a page that uses a drawing which doesn't exist breaks the build. */
export const artUrl = (name: string): string => `${artBase}/${name}.svg`;

type Props = Omit<ComponentProps<'img'>, 'src'> & {
  name: string;
  /** Whether it is above the fold; other drawings load lazily. */
  isFirst?: boolean;
  /** Whether there is a dark version. */
  hasLight?: boolean;
};

/** A drawing, square unless its height is given; without alternative text it is decorative. */
export function Art({ name, alt = '', isFirst, hasLight, width, height = width, ...img }: Props) {
  const size = { width, height };
  const drawing = (
    <img {...size} {...img} src={artUrl(name)} alt={alt} loading={isFirst ? undefined : 'lazy'} />
  );
  if (!hasLight) return drawing;
  return (
    <picture>
      <source srcSet={artUrl(`${name}-light`)} media="(prefers-color-scheme: dark)" />
      {drawing}
    </picture>
  );
}

type MarkProps = { of: 'services' | 'social'; name: string; size?: number; className?: string };

/** A mark from the sprite that holds all of its kind; the words beside it say what it is. */
export function Mark({ of, name, size = 40, className }: MarkProps) {
  return (
    <svg aria-hidden className={className} width={size} height={size}>
      <use href={`${artUrl(`marks/${of}`)}#${name}`} />
    </svg>
  );
}
