import type { ShopInvitation as Words } from '@/content/types';
import { ButtonLink } from '@/ui/link';
import { Art } from '@/ui/page/art';

/** A band with the drawing of a shop, which invites to have one's own drawn. */
export function ShopInvitation({ title, text, picture, link }: Words) {
  return (
    <section aria-label={title} className="tone-haldi on-haldi">
      <div className="container grid items-center grid-cols-[6.5rem_1fr] gap-x-4 gap-y-4 py-7 md:grid-cols-[20rem_1fr] md:gap-x-12 md:gap-y-6 md:py-12">
        <Art
          name="shop/example"
          alt={picture}
          width={640}
          className="block h-auto w-full max-w-[20rem] border-[3px] border-ink"
        />
        <div>
          <h2 className="max-w-[20ch] text-25 md:text-h2">{title}</h2>
          <p className="mt-2 max-w-[52ch] max-md:text-15 max-md:leading-snug md:mt-3 md:text-20">{text}</p>
          <p className="mt-3 md:mt-6">
            <ButtonLink {...link} isLarge={false} className="md:min-h-13 md:px-6" />
          </p>
        </div>
      </div>
    </section>
  );
}
