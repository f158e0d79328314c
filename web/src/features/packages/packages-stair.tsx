import { artUrl } from '@/lib/art-url';

/**
 * The granary's stair with a landing above each package; the flag rises with the scroll (motion.css). The drawing is
 * wider than the packages: its wall runs on to the edge of the window.
 */
export function PackagesStair() {
  return (
    <div className="climb packages-stair pointer-events-none relative">
      <picture>
        <source srcSet={artUrl('climb/packages-wide')} media="(min-width: 768px)" width={1900} height={330} />
        <img
          src={artUrl('climb/packages')}
          alt=""
          width={700}
          height={250}
          fetchPriority="high"
          className="block h-auto w-[116.67%] max-w-none md:w-[158.34%]"
        />
      </picture>
      <img
        src={artUrl('climb/flag')}
        alt=""
        width={44}
        height={30}
        className="climb-flag absolute top-[16%] left-[94.5%] h-auto w-[7.5%] md:top-[15%] md:w-[4%]"
      />
    </div>
  );
}
