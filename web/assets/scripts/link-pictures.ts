import type { HindiPath } from '../../src/content/hi/seo';
import type { PublicPath } from '../../src/content/seo';
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

/** What is drawn beside each page's headline; a new page does not compile without. */
export const linkPictures: Record<PublicPath | HindiPath, () => string> = {
  '/': hero,
  '/services': servicesTree,
  '/portfolio': framedWall,
  '/pricing': scale,
  '/startup-plan': sixSteps,
  '/resources': abacus,
  '/draw-my-shop': exampleShop,
  '/case-studies/wishluv-buildcon': inArch('wishluv-buildcon', 714, 780),
  '/case-studies/biryani-mahal': inArch('biryani-mahal', 410, 780),
  '/case-studies/the-helping-hand': inArch('the-helping-hand', 396, 560),
  '/sitemap': delta,
  '/privacy-policy': lock,
  '/terms-of-service': scroll,
  '/refund-policy': returningBoat,
  '/hi': hero,
  '/hi/startup-plan': sixSteps,
  '/hi/pricing': scale,
  '/hi/privacy-policy': lock,
};
