import { useState } from 'react';
import type { Testimonial } from '@/content/types';
import { useWords } from '@/content/use-words';
import { useHydrationMarker } from '@/lib/hooks/use-browser-state';
import { Quote } from './quote';

/** Pages of quotes that change only by clicking a dot; on phones all are stacked. A page with one quote shows it large. */
export function TestimonialCarousel({ items, perPage }: { items: readonly Testimonial[]; perPage: number }) {
  const { slide } = useWords();
  const [current, setCurrent] = useState(0);
  const pages = Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
  return (
    <div {...useHydrationMarker()}>
      <div className="grid gap-5 md:stack md:gap-10">
        {pages.map((page, index) => (
          <ul
            key={page[0]?.author}
            className={`grid gap-5 md:gap-10 ${page.length > 1 ? 'md:grid-cols-2 lg:grid-cols-3' : ''} ${index === current ? '' : 'md:invisible'}`}
          >
            {page.map((item) => (
              <li key={item.author}>
                <Quote {...item} isLarge={page.length === 1} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div className="mt-8 hidden gap-1 md:flex">
        {pages.map((page, index) => (
          <button
            key={page[0]?.author}
            type="button"
            aria-label={`${slide} ${index + 1}`}
            aria-current={index === current}
            onClick={() => setCurrent(index)}
            className="group grid size-11 place-items-center rounded-full"
          >
            <span className="size-3.5 rounded-full border-2 border-ink group-aria-[current=true]:bg-ink" />
          </button>
        ))}
      </div>
    </div>
  );
}
