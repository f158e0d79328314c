import { useState } from 'react';
import type { Testimonial } from '@/content/types';
import { Quote } from './quote';

type Props = { items: readonly Testimonial[]; perPage: number };

/** Pages of quotes that only a click on a dot changes. A page with one quote shows it large. */
export function TestimonialCarousel({ items, perPage }: Props) {
  const [current, setCurrent] = useState(0);
  const pages = Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
  return (
    <div>
      <div className="stack">
        {pages.map((page, index) => (
          <ul
            key={page[0]?.author}
            inert={index !== current}
            className={`carousel-page grid gap-10 ${page.length > 1 ? 'md:grid-cols-2 lg:grid-cols-3' : ''} ${index === current ? '' : 'invisible'}`}
          >
            {page.map((item) => (
              <li key={item.author}>
                <Quote {...item} isLarge={page.length === 1} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <div className="mt-8 flex gap-1">
        {pages.map((page, index) => (
          <button
            key={page[0]?.author}
            type="button"
            aria-label={`Go to slide ${index + 1}`}
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
