import type { Drawing } from '../../src/content/pages';
import { abacus } from './pictures/abacus';
import { delta } from './pictures/delta';
import { exampleShop } from './pictures/example-shop';
import { framedWall } from './pictures/framed-wall';
import { hero } from './pictures/hero';
import { lock } from './pictures/lock';
import { returningBoat } from './pictures/returning-boat';
import { scale } from './pictures/scale';
import { scenes } from './pictures/scenes';
import { scroll } from './pictures/scroll';
import { servicesTree } from './pictures/services-tree';
import { sixSteps } from './pictures/six-steps';

/** A scene is far wider than its card's arch: `width` units of it are seen, from `x` on. */
const inArch = (scene: string, x: number, width: number) => (): string => {
  const height = Math.round(width * 1.15);
  const seen = `viewBox="${x} ${900 - height} ${width} ${height}" preserveAspectRatio="xMidYMax slice"`;
  return `<div class="arch">${(scenes[scene]?.() ?? '').replace(/viewBox="[^"]*"/, seen)}</div>`;
};

/** What is drawn beside a page's headline, as the list of pages names it; a page with another does not compile. */
export const linkPictures: Record<Drawing, () => string> = {
  abacus,
  builder: inArch('wishluv-buildcon', 714, 780),
  delta,
  exampleShop,
  framedWall,
  hero,
  lock,
  restaurant: inArch('biryani-mahal', 410, 780),
  returningBoat,
  scale,
  school: inArch('the-helping-hand', 396, 560),
  scroll,
  servicesTree,
  sixSteps,
};
