import type { Testimonial } from '@/content/types';
import { artUrl } from '@/lib/art-url';

/** What somebody says, with who says it. */
export function Quote({
  content,
  author,
  title,
  industry,
  portrait,
  isLarge = false,
}: Testimonial & { isLarge?: boolean }) {
  return (
    <figure className="flex h-full flex-col border-t-4 border-haldi pt-5">
      <blockquote
        className={`grow ${isLarge ? 'max-w-[32ch] font-display text-32 leading-tight font-semibold' : 'text-20'}`}
      >
        <p>“{content}”</p>
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3">
        <img
          src={artUrl(`portraits/${portrait}`)}
          alt=""
          width={52}
          height={52}
          loading="lazy"
          className="rounded-full"
        />
        <span>
          <strong className="block">{author}</strong>
          <span className="text-15 text-ink-3">
            {title} · {industry}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
