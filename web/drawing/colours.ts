import { brandColours } from '../../services/contracts/src/brand/brand-colours';

/** The natural pigments of the style, and paper white. */
export const palette = { ...brandColours, white: '#ffffff' } as const;
