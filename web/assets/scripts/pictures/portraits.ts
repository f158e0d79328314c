import { dye } from '../kit/colours';
import type { Portrait } from './portrait';

const wheat = '#E7B58A';
const almond = '#C98F62';
const clove = '#A56F48';

/** People for testimonials, by file name. */
export const portraits: Record<string, Portrait> = {
  plait: { ground: dye.neel, skin: wheat, cloth: dye.alta, head: 'plait', bindi: true },
  dupatta: { ground: dye.neel, skin: wheat, cloth: dye.patta, head: 'dupatta' },
  moustache: { ground: dye.patta, skin: almond, cloth: dye.haldi, head: 'short', moustache: true },
  glasses: { ground: dye.patta, skin: wheat, cloth: dye.neel, head: 'short', glasses: true },
  turban: { ground: dye.patta, skin: clove, cloth: dye.haldi, head: 'turban', moustache: true },
  bun: { ground: dye.alta, skin: almond, cloth: dye.neel, head: 'bun', glasses: true, bindi: true },
  scarf: { ground: dye.patta, skin: wheat, cloth: dye.white, head: 'scarf' },
  cap: { ground: dye.neel, skin: almond, cloth: dye.white, head: 'cap' },
  bald: { ground: dye.alta, skin: clove, cloth: dye.haldi, head: 'bald', glasses: true },
};
