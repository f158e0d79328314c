import { useEffect, useState } from 'react';
import { useHydrated } from '@/lib/hooks/use-browser-state';
import { board, drawShop, letterColour, pictureSize } from '../../../../drawing/shop/draw-shop';
import { goods, type Trade } from '../../../../drawing/shop/goods';
import { layOutSign, type Measure } from '../../../../drawing/shop/sign';

export type Shop = { name: string; trade: Trade };

/** In characters. */
export const maxNameLength = 40;

const isTrade = (text: string | null): text is Trade => Object.keys(goods).some((trade) => trade === text);

/** A name as painted: one line, trimmed, not longer than a sign. */
export const toSignName = (text: string): string =>
  Array.from(text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
    .slice(0, maxNameLength)
    .join('');

/** The shop that a query describes; an invalid name or trade is left out. */
export function readShop(query: URLSearchParams): Partial<Shop> {
  const name = toSignName(query.get('name') ?? '');
  const trade = query.get('trade');
  return { ...(name && { name }), ...(isTrade(trade) && { trade }) };
}

export const shopQuery = ({ name, trade }: Shop): string => `?${new URLSearchParams({ name, trade })}`;

/** Size in pixels of the picture that is saved or shared. */
const savedSize = 1080;

/** The sign's font; characters missing in the first family, such as Hindi ones, come from the next. */
const face = (size: number) => `700 ${size}px Anek, Mukta, sans-serif`;

export const artAddress = ({ name, trade }: Shop): string =>
  `data:image/svg+xml,${encodeURIComponent(drawShop(name, trade))}`;

/** Without a canvas to measure with, as in prerendering: about the width of capitals in the sign's font. */
const roughMeasure: Measure = (text) => text.length * 0.58;

function pageMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return roughMeasure;
  context.font = face(100);
  return (text) => context.measureText(text).width / 100;
}

const loadFace = (name: string): Promise<unknown> => document.fonts.load(face(100), name);

export async function toPng(shop: Shop): Promise<Blob> {
  await loadFace(shop.name);
  const art = new Image(savedSize, savedSize);
  art.src = artAddress(shop);
  await art.decode();
  const canvas = document.createElement('canvas');
  canvas.width = savedSize;
  canvas.height = savedSize;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser paints no pictures');
  context.drawImage(art, 0, 0, savedSize, savedSize);
  context.scale(savedSize / pictureSize, savedSize / pictureSize);
  context.textAlign = 'center';
  context.fillStyle = letterColour;
  for (const { text, x, y, size } of layOutSign(shop.name, pageMeasure())) {
    context.font = face(size);
    context.fillText(text, x, y, board.width);
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came out'))), 'image/png');
  });
}

/** The shop from the URL or the visitor's input, and the text layout of its sign; the URL follows the input. */
export function useShop(example: Shop) {
  const isHydrated = useHydrated();
  const [wished, setWished] = useState<Partial<Shop>>();
  const [, setFaces] = useState(0);
  const wish = wished ?? (isHydrated ? readShop(new URLSearchParams(window.location.search)) : {});
  const { name: typed = '', trade = example.trade } = wish;
  const shop = { name: toSignName(typed) || example.name, trade };

  // Other scripts have their own font: measure again once it has loaded.
  useEffect(() => {
    const measureAgain = () => setFaces((count) => count + 1);
    loadFace(shop.name).then(measureAgain, measureAgain);
  }, [shop.name]);

  const change = (next: Partial<Shop>) => {
    const all = { name: typed, trade, ...next };
    setWished(all);
    const name = toSignName(all.name);
    const query = name ? shopQuery({ ...all, name }) : '';
    window.history.replaceState(window.history.state, '', window.location.pathname + query);
  };

  const lines = layOutSign(shop.name, isHydrated ? pageMeasure() : roughMeasure);
  return { shop, typed, lines, change };
}
