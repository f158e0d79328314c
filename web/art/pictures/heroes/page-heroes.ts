import { abacus } from './abacus';
import { delta } from './delta';
import { framedWall } from './framed-wall';
import { letter } from './letter';
import { lock } from './lock';
import { lostFish } from './lost-fish';
import { returningBoat } from './returning-boat';
import { scale } from './scale';
import { scroll } from './scroll';
import { servicesTree } from './services-tree';
import { shopOnPhone } from './shop-on-phone';
import { sixSteps } from './six-steps';

/** A drawing without its ground: on its page it stands on the river below. */
const downTo = (picture: string, ground: number): string =>
  picture.replace('height="640" viewBox="0 0 640 640"', `height="${ground}" viewBox="0 0 640 ${ground}"`);

/** The drawing beside each page's headline, by file name; the home page's is in the brand's folder. */
export const pageHeroes: Record<string, () => string> = {
  services: () => downTo(servicesTree(), 570),
  portfolio: framedWall,
  'startup-plan': () => downTo(sixSteps(), 539),
  resources: () => downTo(abacus(), 594),
  sitemap: delta,
  thanks: () => downTo(returningBoat(), 458),
  'not-found': lostFish,
  newsletter: letter,
  'privacy-policy': () => downTo(lock(), 568),
  'terms-of-service': scroll,
  phone: shopOnPhone,
  scales: () => downTo(scale(), 574),
};
