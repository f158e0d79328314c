import type { ComponentProps } from 'react';
import { artUrl } from '@/lib/art-url';

type Props = Omit<ComponentProps<'img'>, 'src'> & {
  name: string;
  /** Whether it is in the first window; other drawings come when they are near. */
  isFirst?: boolean;
  /** Whether there is another one for the night. */
  hasLight?: boolean;
};

/** A drawing; without words of its own it says nothing that the page does not. */
export function Art({ name, alt = '', isFirst = false, hasLight = false, ...img }: Props) {
  const drawing = <img {...img} src={artUrl(name)} alt={alt} loading={isFirst ? undefined : 'lazy'} />;
  if (!hasLight) return drawing;
  return (
    <picture>
      <source srcSet={artUrl(`${name}-light`)} media="(prefers-color-scheme: dark)" />
      {drawing}
    </picture>
  );
}
