import { hero } from './pictures/brand-drawings';
import { abacus } from './pictures/heroes/abacus';
import { delta } from './pictures/heroes/delta';
import { exampleShop } from './pictures/heroes/example-shop';
import { framedWall } from './pictures/heroes/framed-wall';
import { lock } from './pictures/heroes/lock';
import { returningBoat } from './pictures/heroes/returning-boat';
import { scale } from './pictures/heroes/scale';
import { scroll } from './pictures/heroes/scroll';
import { servicesTree } from './pictures/heroes/services-tree';
import { sixSteps } from './pictures/heroes/six-steps';
import { scenes } from './pictures/scenes';

/** A scene is wider than the arch of its card: `width` units are visible, starting at `x`. */
const inArch = (scene: string, x: number, width: number) => (): string => {
  const height = Math.round(width * 1.15);
  const seen = `viewBox="${x} ${900 - height} ${width} ${height}" preserveAspectRatio="xMidYMax slice"`;
  return `<div class="arch">${(scenes[scene]?.() ?? '').replace(/viewBox="[^"]*"/, seen)}</div>`;
};

/** The drawings beside page headlines, by the names used in the list of pages. */
export const linkPictures = {
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
