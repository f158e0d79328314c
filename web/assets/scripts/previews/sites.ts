import type { Site } from './site';
import { barauniBearings } from './sites/barauni-bearings';
import { biryaniMahal } from './sites/biryani-mahal';
import { gharKhoj } from './sites/ghar-khoj';
import { gyanGangaClasses } from './sites/gyan-ganga-classes';
import { jyotishDarpan } from './sites/jyotish-darpan';
import { kankarbaghDental } from './sites/kankarbagh-dental';
import { litchiExpress } from './sites/litchi-express';
import { magadhBusinessServices } from './sites/magadh-business-services';
import { mandiBhav } from './sites/mandi-bhav';
import { patliputraConstructions } from './sites/patliputra-constructions';
import { sachchiRai } from './sites/sachchi-rai';
import { sikkiAndSutra } from './sites/sikki-and-sutra';
import { swasthyaSathi } from './sites/swasthya-sathi';
import { taxmitra } from './sites/taxmitra';
import { theHelpingHand } from './sites/the-helping-hand';
import { wishluvBuildcon } from './sites/wishluv-buildcon';

/** One home page for each project of the portfolio, in its order. */
export const sites: Site[] = [
  wishluvBuildcon,
  biryaniMahal,
  theHelpingHand,
  taxmitra,
  kankarbaghDental,
  patliputraConstructions,
  magadhBusinessServices,
  sachchiRai,
  sikkiAndSutra,
  mandiBhav,
  jyotishDarpan,
  gyanGangaClasses,
  barauniBearings,
  litchiExpress,
  swasthyaSathi,
  gharKhoj,
];
