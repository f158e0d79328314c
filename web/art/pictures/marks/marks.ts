import { element } from '../../../drawing/svg';
import { brandGlyphs } from './brand';
import { digitalGlyphs } from './digital';
import { offerPicture } from './offer';
import { socialOutlines } from './social';

export const serviceGlyphs = { ...brandGlyphs, ...digitalGlyphs };

/** A sprite of marks that pages refer to, so that each outline is sent once; the page sets the colours. */
const symbols = (marks: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${marks.join('')}</svg>\n`;

export const serviceMarks = (): string =>
  symbols(
    Object.entries(serviceGlyphs).map(
      ([name, { fill, ink, fine }]) =>
        `<symbol id="${name}" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">` +
        `<path d="${fill}" style="fill:var(--color-haldi)" stroke="none"/><path d="${ink}" stroke-width="1.8"/><path d="${fine}" stroke-width=".9"/></symbol>`,
    ),
  );

export const socialMarks = (): string =>
  symbols(
    Object.entries(socialOutlines).map(
      ([name, outline]) =>
        `<symbol id="${name}" viewBox="0 0 24 24" fill="currentColor"><path d="${outline}"/></symbol>`,
    ),
  );

/** The popup's marks. As a separate image, shown by a timer, they would count as the largest contentful paint. */
export const offerMark = (): string =>
  symbols([element('symbol', { id: 'offer', viewBox: '0 0 420 150' }, offerPicture())]);
