import { shopInvitation } from '../offer/shop-invitation';
import { homeServices } from '../services/home';
import { about } from './about';
import { adAccounts } from './ad-accounts';
import { caseCards } from './case-cards';
import { closingCallToAction } from './closing-call-to-action';
import { stats } from './stats';
import { testimonials } from './testimonials';
import { counters, webPromo } from './web-promo';

/** The home page between the hero and the form. */
export const homeSections = {
  about,
  webPromo,
  counters,
  stats,
  services: homeServices,
  draw: shopInvitation,
  adAccounts,
  caseCards,
  testimonials,
  closing: closingCallToAction,
};

export type HomeSectionsContent = typeof homeSections;
