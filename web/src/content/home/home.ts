import { clients } from './clients';
import { contact } from './contact';
import { hero } from './hero';

/** What the home page says first, and around its form. */
export const homeContent = { hero, clients, contact };

export type HomeContent = typeof homeContent;
