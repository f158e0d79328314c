import { board, drawShop, letterColour, pictureSize } from './draw-shop';
import type { Shop } from './shop';
import { layOutSign, type Measure } from './sign';

/** Pixels of the picture that is saved or shared. */
export const savedSize = 1080;

/** The face of the sign; letters that the first family lacks, such as Hindi ones, come from the next. */
const face = (size: number) => `700 ${size}px Anek, Mukta, sans-serif`;

export const artAddress = ({ name, trade }: Shop): string =>
  `data:image/svg+xml,${encodeURIComponent(drawShop(name, trade))}`;

/** Measures with the fonts of the page. */
export function pageMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  return (text) => {
    if (!context) return text.length * 0.6;
    context.font = face(100);
    return context.measureText(text).width / 100;
  };
}

/** Resolves when the letters of a name are there to be painted. */
export const loadFace = (name: string): Promise<unknown> => document.fonts.load(face(100), name);

/** The whole picture as a PNG of 1080 by 1080. */
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
