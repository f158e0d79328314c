import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { drawMyShop as words } from '@/content/tools/draw-my-shop';
import { saveFile } from '@/lib/csv';
import { prefillMessage } from '@/lib/enquiry-prefill';
import { useHydrated } from '@/lib/hooks/use-media-query';
import { Button } from '@/ui/button';
import { toPng } from '../model/picture';
import { type Shop, shopQuery } from '../model/shop';

const addressOf = (shop: Shop) => `${window.location.origin}${window.location.pathname}${shopQuery(shop)}`;

const canShareFiles = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'shop.png', { type: 'image/png' })] });

/** What becomes of the picture: kept, shared, linked to, or the beginning of an enquiry. */
export function ShopActions({ shop }: { shop: Shop }) {
  const isHydrated = useHydrated();
  const [said, setSaid] = useState('');
  const trade = words.trades[shop.trade];

  // What was said was about another picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other shop begins anew
  useEffect(() => setSaid(''), [shop.name, shop.trade]);

  const withFile = async (use: (file: File) => unknown) => {
    try {
      const picture = await toPng(shop);
      await use(new File([picture], words.file(shop.name), { type: 'image/png' }));
    } catch (error) {
      // Whoever closes the list of apps has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(words.failed);
    }
  };
  const share = (file: File) =>
    navigator.share({ files: [file], text: `${words.shared(shop.name)} ${addressOf(shop)}` });
  const copy = () =>
    navigator.clipboard.writeText(addressOf(shop)).then(
      () => setSaid(words.copied),
      () => setSaid(addressOf(shop)),
    );

  return (
    <div>
      <p className="flex flex-wrap gap-3">
        {isHydrated && canShareFiles() && (
          <Button look="primary" onClick={() => withFile(share)}>
            {words.share}
          </Button>
        )}
        <Button look="primary" onClick={() => withFile((file) => saveFile(file, file.name))}>
          {words.download}
        </Button>
        <Button onClick={copy}>{words.copy}</Button>
      </p>
      <p role="status" className="mt-2 min-h-7 font-semibold break-words">
        {said}
      </p>
      <p className="mt-2">
        <Link
          to="/#contact"
          className="text-link inline-flex min-h-11 items-center font-semibold"
          onClick={() => prefillMessage(words.enquiry.paragraph(shop.name, trade, addressOf(shop)))}
        >
          {words.enquiry.label}
        </Link>
      </p>
      <p className="mt-1 text-15 text-ink-3">{words.privacy}</p>
    </div>
  );
}
