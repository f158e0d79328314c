import { drawMyShop } from '../../../src/content/tools/draw-my-shop';
import { board, drawShop, letterColour } from '../../../drawing/shop/draw-shop';
import { lettering, widthOf } from '../lettering';

const face = 'bold';

/** The example drawing of `/draw-my-shop`, with its sign as outlines: an image file can't use the page's fonts. */
export function exampleShop(): string {
  const { name, trade } = drawMyShop.example;
  const size = Math.min(52, board.width / widthOf({ face, text: name, size: 1 }));
  const x = board.x + (board.width - widthOf({ face, text: name, size })) / 2;
  const y = board.y + board.height / 2 + size * 0.34;
  const sign = lettering({ face, text: name, size, x, y, fill: letterColour });
  return drawShop(name, trade).replace('</svg>', `${sign}</svg>`);
}
