import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { drawMyShop as words } from '@/content/tools/draw-my-shop';
import { copyText } from '@/lib/copy-text';
import { prefillMessage } from '@/lib/enquiry-prefill';
import { useHydrated, useHydrationMarker } from '@/lib/hooks/use-browser-state';
import { useDebounced } from '@/lib/hooks/use-debounced';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button';
import { SelectField, TextField } from '@/ui/form/form-field';
import { letterColour, pictureSize } from '../../../../drawing/shop/draw-shop';
import type { Trade } from '../../../../drawing/shop/goods';
import { artAddress, maxNameLength, type Shop, shopQuery, toPng, useShop } from '../model/shop';

const drawingPauseMs = 120;

/** The drawing as an image, with the name as text on top: user input is never part of a drawing's source. */
function ShopPicture({ shop: { name, trade }, lines }: Pick<ReturnType<typeof useShop>, 'shop' | 'lines'>) {
  // Drawing takes a phone a tenth of a second: don't repeat it between keystrokes, nor for each measurement of the text.
  const typed = useDebounced(name, drawingPauseMs);
  const art = useMemo(() => artAddress({ name: typed, trade }), [typed, trade]);
  return (
    <svg
      role="img"
      aria-label={words.picture(name, words.trades[trade])}
      aria-busy={typed !== name}
      viewBox={`0 0 ${pictureSize} ${pictureSize}`}
      className="block h-auto w-full border-[3px] border-ink"
    >
      <image href={art} width={pictureSize} height={pictureSize} />
      {lines.map(({ text, x, y, size, width }) => (
        <text
          key={y}
          x={x}
          y={y}
          fontSize={size}
          textAnchor="middle"
          textLength={width}
          lengthAdjust="spacingAndGlyphs"
          fill={letterColour}
          data-testid="sign"
          className="font-display font-bold"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}

const addressOf = (shop: Shop) => `${window.location.origin}${window.location.pathname}${shopQuery(shop)}`;

const canShareFiles = () =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'shop.png', { type: 'image/png' })] });

function ShopActions({ shop }: { shop: Shop }) {
  const [said, setSaid] = useState('');
  const trade = words.trades[shop.trade];

  const withFile = async (use: (file: File) => unknown) => {
    try {
      const picture = await toPng(shop);
      await use(new File([picture], words.file(shop.name), { type: 'image/png' }));
    } catch (error) {
      // Cancelling the share sheet also rejects.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(words.failed);
    }
  };
  const share = (file: File) =>
    navigator.share({ files: [file], text: `${words.shared(shop.name)} ${addressOf(shop)}` });
  const copy = async () => {
    const address = addressOf(shop);
    setSaid((await copyText(address)) ? words.copied : address);
  };

  return (
    <div>
      <p className="flex flex-wrap gap-3">
        {useHydrated() && canShareFiles() && (
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

/** Turns a name and a trade into a shopfront while typing; works without a server, and so offline. */
export default function ShopMaker() {
  const { shop, typed, lines, change } = useShop(words.example);
  return (
    <div
      {...useHydrationMarker()}
      className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[1fr_1.1fr] lg:grid-rows-[auto_1fr]"
    >
      <div>
        <noscript>
          <p className="mb-5 border-l-4 border-haldi bg-note-ground p-4">{words.noScript}</p>
        </noscript>
        <div className="grid gap-5">
          <TextField
            id="shop-name"
            {...words.name}
            value={typed}
            maxLength={maxNameLength}
            placeholder={words.example.name}
            autoComplete="organization"
            onChange={({ target }) => change({ name: target.value })}
          />
          <SelectField
            id="shop-trade"
            label={words.trade.label}
            value={shop.trade}
            options={Object.entries(words.trades)}
            onChange={({ target }) => change({ trade: target.value as Trade })}
          />
        </div>
      </div>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <ShopPicture shop={shop} lines={lines} />
      </div>
      {/* Remounted for each shop: its messages are about the previous picture. */}
      <ShopActions key={shopQuery(shop)} shop={shop} />
    </div>
  );
}
