import { brandColours } from '../../services/contracts/src/brand/brand-colours';

/** The natural colours of the style, and the white of paper. */
export const palette = { ...brandColours, white: '#ffffff' } as const;
