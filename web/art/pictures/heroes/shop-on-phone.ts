import { wallBand } from '../../../drawing/bands';
import { palette } from '../../../drawing/colours';
import { doubled, flat, within } from '../../../drawing/line';
import { sprig, sun } from '../../../drawing/motifs';
import { drawing, element, path, times } from '../../../drawing/svg';
import { exampleShop } from './example-shop';

const body = 'M196 28H444Q476 28 476 60V560H164V60Q164 28 196 28z';
const screen = { x: 188, y: 84, width: 264, height: 476 };
const glass = `M${screen.x} ${screen.y}H${screen.x + screen.width}V${screen.y + screen.height}H${screen.x}z`;

/** The example shop without its frame, to be placed into another drawing. */
const shop = exampleShop().replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

const shopScale = screen.width / 640;

/** Lines of text under the page's picture, and one button. */
const page = (top: number) =>
  path(times(3, (row) => `M${screen.x + 18} ${top + 28 + row * 26}h${[190, 226, 140][row]}`).join(''), {
    stroke: palette.ink,
    strokeWidth: 6,
    strokeLinecap: 'round',
  }) +
  flat(`M${screen.x + 18} ${top + 112}h228v52h-228z`, palette.alta, { strokeWidth: 4 }) +
  path(`M${screen.x + 84} ${top + 138}h96`, { stroke: palette.white, strokeWidth: 6, strokeLinecap: 'round' });

/** A shopfront on the screen of a phone, which stands there like a house. */
export const shopOnPhone = (): string => {
  const top = screen.y + screen.width + 26;
  return drawing(
    640,
    560,
    [
      sun(84, 120, 62),
      sprig(110, 560, 190, 4),
      sprig(540, 560, 250, 5),
      sprig(596, 560, 120, 3),
      doubled(body, palette.ink),
      element('g', {}, flat(glass, palette.white, { strokeWidth: 4 })),
      within(
        'phone-head',
        `M${screen.x} ${screen.y}h${screen.width}v27h${-screen.width}z`,
        wallBand({ x: screen.x, y: screen.y, width: screen.width, height: 27 }, 2),
      ),
      within(
        'phone-shop',
        `M${screen.x} ${screen.y + 27}h${screen.width}v${screen.width}h${-screen.width}z`,
        element('g', { transform: `translate(${screen.x} ${screen.y + 27}) scale(${shopScale})` }, shop),
      ),
      path(`M${screen.x} ${screen.y + 27 + screen.width}h${screen.width}`, {
        stroke: palette.ink,
        strokeWidth: 4,
      }),
      page(top),
      path('M290 58h60', { stroke: palette.haldi, strokeWidth: 7, strokeLinecap: 'round' }),
    ].join(''),
  );
};
