/** The natural dyes of the style, as the site's tokens name them. */
export const dye = {
  haldi: '#FFC531',
  ink: '#11162B',
  neel: '#1F3FA8',
  alta: '#B3173F',
  patta: '#17693F',
  white: '#FFFFFF',
} as const;
