import { drawMyShop } from '@/content/tools/draw-my-shop';
import { ConsultationCallToAction } from '@/features/consultation/consultation-call-to-action';
import { late } from '@/ui/late';
import { HindiLine, SectionDivider } from '@/ui/page/section';

/** The prerendered page shows an example; the script that draws loads later. */
const ShopMaker = late(() => import('@/features/shop/components/shop-maker'), {
  prerendered: '#shop svg',
  fallback: <div className="min-h-[48rem]" />,
});

export default function DrawMyShopPage() {
  const { line, title, lead, closing } = drawMyShop;
  return (
    <>
      <div className="bg-hero text-on-hero">
        <div className="container pt-8 pb-6">
          <HindiLine line={line} />
          <h1 className="text-h2 font-extrabold text-hero-headline">{title}</h1>
          <p className="mt-2 max-w-[34.5em] text-on-hero-2">{lead}</p>
        </div>
        <SectionDivider />
      </div>
      <div id="shop" className="container py-10">
        <ShopMaker />
      </div>
      <ConsultationCallToAction {...closing} />
    </>
  );
}
