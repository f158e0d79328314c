import type { Testimonial } from '@/content/types';
import { Art } from '@/ui/page/art';

export function Quote(props: Testimonial & { isLarge?: boolean }) {
  const { content, author, title, industry, portrait, isLarge = false } = props;
  return (
    <figure className="flex h-full flex-col border-t-4 border-haldi pt-3 md:pt-5">
      <blockquote
        className={`grow ${isLarge ? 'max-w-[32ch] leading-normal md:font-display md:text-32 md:leading-tight md:font-semibold' : 'max-md:leading-normal md:text-20'}`}
      >
        <p>“{content}”</p>
      </blockquote>
      <figcaption className="mt-3 flex items-center gap-3 leading-snug md:mt-5">
        <Art name={`portraits/${portrait}`} width={52} className="rounded-full max-md:size-11" />
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
