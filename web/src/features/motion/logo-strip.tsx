import { useCallback, useEffect, useRef, useState } from 'react';
import type { ClientLogo } from '@/content/types';
import { artUrl } from '@/ui/page/art';
import { useMotionPaused } from './pause-button';

const withoutProtocol = (address: string) =>
  new URL(address, window.location.href).href.replace(/^https?:/, '');

/** An image that retries its address without the protocol when it fails, and disappears if that fails too. */
function LogoImage({ name, image: file }: ClientLogo) {
  const [attempt, setAttempt] = useState(0);
  const image = useRef<HTMLImageElement>(null);
  const fail = useCallback(() => {
    console.warn(`The logo of ${name} could not be loaded from ${image.current?.currentSrc}`);
    setAttempt((current) => current + 1);
  }, [name]);

  // It may have failed before hydration, when no script could receive the event.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) fail();
  }, [fail]);

  if (attempt > 1) return null;
  const source = (drawing: string) => {
    const address = artUrl(`logos/${drawing}`);
    return attempt === 0 ? address : withoutProtocol(address);
  };
  return (
    <picture>
      <source srcSet={source(`${file}-light`)} media="(prefers-color-scheme: dark)" />
      <img ref={image} src={source(file)} alt={name} width={160} height={48} loading="lazy" onError={fail} />
    </picture>
  );
}

/** An endless marquee of logos, looped with a second copy. With reduced motion they are in a grid. */
export function LogoStrip({ logos, title }: { logos: readonly ClientLogo[]; title: string }) {
  const isPaused = useMotionPaused();
  const row = (isCopy: boolean) => (
    <ul aria-hidden={isCopy || undefined} aria-label={isCopy ? undefined : title} className="logo-row">
      {logos.map((logo) => (
        <li key={logo.id}>
          <LogoImage {...logo} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className="overflow-hidden">
      <div className="logo-strip flex w-max motion-reduce:w-auto" data-paused={isPaused}>
        {row(false)}
        <div className="contents motion-reduce:hidden">{row(true)}</div>
      </div>
    </div>
  );
}
