/** What a mock-up of a project's home page is made from. */
export type Look = {
  ground: string;
  ink: string;
  accent: string;
  soft: string;
  /** Font families for headings and for text. */
  heading: string;
  text: string;
};

export type Mockup = {
  id: string;
  name: string;
  layout: 'split' | 'menu' | 'poster' | 'ledger' | 'grid' | 'dashboard' | 'editorial' | 'banner';
  look: Look;
  headline: string;
  lead: string;
  nav: string[];
  action: string;
  /** Short lines: dishes, services, parts, prices. */
  items: [string, string][];
  /** A drawing in the manner of the trade, as SVG in a box of 400 × 400. */
  art: string;
};
