import { brandGlyphs } from './brand';
import { digitalGlyphs } from './digital';

export const serviceGlyphs = { ...brandGlyphs, ...digitalGlyphs };

/** Content names its services by these; pages do not compile for a service without a mark. */
export type ServiceGlyphName = keyof typeof serviceGlyphs;
