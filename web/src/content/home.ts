import { about } from './about';
import { adAccounts } from './ad-accounts';
import { caseCards } from './case-cards';
import { clients } from './clients';
import { closingCta } from './closing-cta';
import { contact } from './contact';
import { hero } from './hero';
import { homeServices } from './services/home';
import { stats } from './stats';
import { testimonials } from './testimonials';
import { counters, webPromo } from './web-promo';

/** All that the home page says. */
export const homeContent = {
  hero,
  clients,
  about,
  webPromo,
  counters,
  stats,
  services: homeServices,
  adAccounts,
  caseCards,
  testimonials,
  closing: closingCta,
  contact,
};

export type HomeContent = typeof homeContent;
