import { dyes } from '../../../../services/contracts/src/brand/dyes';

/** The natural dyes of the style, and the white of paper. */
export const dye = { ...dyes, white: '#ffffff' } as const;
