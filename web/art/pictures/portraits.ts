import { dye } from '../../drawing/colours';
import type { Portrait } from './portrait';

const wheat = '#E7B58A';
const almond = '#C98F62';
const clove = '#A56F48';

/** Clients, and behind them the people of the agency, by file name. */
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
  meera: { ground: dye.alta, skin: wheat, cloth: dye.patta, head: 'bun', bindi: true },
  arvind: { ground: dye.haldi, skin: almond, cloth: dye.neel, head: 'short', glasses: true },
  nusrat: { ground: dye.patta, skin: wheat, cloth: dye.alta, head: 'dupatta' },
  rohit: { ground: dye.alta, skin: clove, cloth: dye.white, head: 'short' },
  priya: { ground: dye.haldi, skin: almond, cloth: dye.alta, head: 'plait', glasses: true },
  sandeep: { ground: dye.patta, skin: clove, cloth: dye.haldi, head: 'cap', moustache: true },
  anjali: { ground: dye.alta, skin: wheat, cloth: dye.haldi, head: 'plait', bindi: true },
};
