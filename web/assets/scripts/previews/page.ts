import type { Site } from './site';

/** A whole page of 1280 × 800. `fonts` are font-face rules. */
export const pageOf = ({ css, html }: Site, fonts: string): string =>
  `<!doctype html><meta charset="utf-8"><style>${fonts}
*{box-sizing:border-box;margin:0;padding:0}body{position:relative;width:1280px;height:800px;overflow:hidden}
svg{display:block}ul{list-style:none}b{font-weight:700}
${css}</style>${html}`;
