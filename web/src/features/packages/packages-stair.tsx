import { artUrl } from '@/lib/art-url';

/**
 * The granary's stair with a landing above each package; the flag rises with the scroll (motion.css). The drawing begins
 * with the packages and is wider than they are: its wall runs on to the edge of the window, which cuts it.
 */
export function PackagesStair() {
  return (
    <div className="climb pointer-events-none relative print:hidden">
      <picture>
        <source srcSet={artUrl('climb/packages-wide')} media="(min-width: 768px)" width={1900} height={330} />
        <img
          src={artUrl('climb/packages')}
          alt=""
          width={700}
          height={250}
          fetchPriority="high"
          className="packages-wall absolute inset-y-0 right-0 h-full object-cover object-left"
        />
      </picture>
      <div className="container">
        <div className="packages-stair relative aspect-[600/250] md:-mt-[15%] md:aspect-[1200/330]">
          <img
            src={artUrl('climb/flag')}
            alt=""
            width={44}
            height={30}
            className="climb-flag absolute top-[16%] left-[94.5%] h-auto w-[7.5%] md:top-[15%] md:w-[4%]"
          />
        </div>
      </div>
    </div>
  );
}
