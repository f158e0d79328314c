import { clients } from './clients';
import { contact } from './contact';
import { hero } from './hero';

/** The home page's hero and the words around its form. */
export const homeContent = { hero, clients, contact };

export type HomeContent = typeof homeContent;
