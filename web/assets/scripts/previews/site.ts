/** A project's home page as a visitor with a screen of 1280 × 800 meets it. */
export type Site = {
  id: string;
  css: string;
  html: string;
};
