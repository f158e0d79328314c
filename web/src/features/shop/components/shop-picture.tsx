import { useMemo } from 'react';
import { useDebounced } from '@/lib/hooks/use-debounced';
import { letterColour, pictureSize } from '../model/draw-shop';
import { artAddress } from '../model/picture';
import type { Shop } from '../model/shop';
import type { SignLine } from '../model/sign';

const drawingPauseMs = 120;

type Props = { shop: Shop; lines: readonly SignLine[]; label: string };

/** The drawing as a picture, with the name as text upon it: what somebody types is never part of a drawing's source. */
export function ShopPicture({ shop: { name, trade }, lines, label }: Props) {
  // Drawing is a phone's work for a tenth of a second: not between two keys that are typed, nor again for each measure
  // of the letters.
  const typed = useDebounced(name, drawingPauseMs);
  const art = useMemo(() => artAddress({ name: typed, trade }), [typed, trade]);
  return (
    <svg
      role="img"
      aria-label={label}
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
