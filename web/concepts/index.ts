import { portfolio } from '../src/content/portfolio';
import { barauniBearings } from './barauni-bearings/site';
import { biryaniMahal } from './biryani-mahal/site';
import { type Concept, conceptPath } from './concept';
import { gharKhoj } from './ghar-khoj/site';
import { gyanGangaClasses } from './gyan-ganga-classes/site';
import { jyotishDarpan } from './jyotish-darpan/site';
import { kankarbaghDental } from './kankarbagh-dental/site';
import { litchiExpress } from './litchi-express/site';
import { magadhBusinessServices } from './magadh-business-services/site';
import { mandiBhav } from './mandi-bhav/site';
import { patliputraConstructions } from './patliputra-constructions/site';
import { sachchiRai } from './sachchi-rai/site';
import { sikkiAndSutra } from './sikki-and-sutra/site';
import { swasthyaSathi } from './swasthya-sathi/site';
import { taxmitra } from './taxmitra/site';
import { theHelpingHand } from './the-helping-hand/site';
import { wishluvBuildcon } from './wishluv-buildcon/site';

const drawn: Concept[] = [
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

/** One small site for each project of the portfolio; those without a project are not built. */
export const concepts = drawn.filter(({ id }) => portfolio.projects.some((project) => project.id === id));

/** Every page of every concept. */
export const conceptPages = concepts.flatMap((concept) =>
  concept.screens.map((screen) => ({ concept, screen, path: conceptPath(concept.id, screen.path) })),
);
