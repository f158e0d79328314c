import { palette } from '../../drawing/colours';
import type { Portrait } from './portrait';

const wheat = '#E7B58A';
const almond = '#C98F62';
const clove = '#A56F48';

/** Clients first, then the agency's team, by file name. */
export const portraits: Record<string, Portrait> = {
  plait: { ground: palette.neel, skin: wheat, cloth: palette.alta, head: 'plait', bindi: true },
  dupatta: { ground: palette.neel, skin: wheat, cloth: palette.patta, head: 'dupatta' },
  moustache: { ground: palette.patta, skin: almond, cloth: palette.haldi, head: 'short', moustache: true },
  glasses: { ground: palette.patta, skin: wheat, cloth: palette.neel, head: 'short', glasses: true },
  turban: { ground: palette.patta, skin: clove, cloth: palette.haldi, head: 'turban', moustache: true },
  bun: { ground: palette.alta, skin: almond, cloth: palette.neel, head: 'bun', glasses: true, bindi: true },
  scarf: { ground: palette.patta, skin: wheat, cloth: palette.white, head: 'scarf' },
  cap: { ground: palette.neel, skin: almond, cloth: palette.white, head: 'cap' },
  bald: { ground: palette.alta, skin: clove, cloth: palette.haldi, head: 'bald', glasses: true },
  meera: { ground: palette.alta, skin: wheat, cloth: palette.patta, head: 'bun', bindi: true },
  arvind: { ground: palette.haldi, skin: almond, cloth: palette.neel, head: 'short', glasses: true },
  nusrat: { ground: palette.patta, skin: wheat, cloth: palette.alta, head: 'dupatta' },
  rohit: { ground: palette.alta, skin: clove, cloth: palette.white, head: 'short' },
  priya: { ground: palette.haldi, skin: almond, cloth: palette.alta, head: 'plait', glasses: true },
  sandeep: { ground: palette.patta, skin: clove, cloth: palette.haldi, head: 'cap', moustache: true },
  anjali: { ground: palette.alta, skin: wheat, cloth: palette.haldi, head: 'plait', bindi: true },
};
