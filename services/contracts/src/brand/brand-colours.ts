/** The natural colours of the style, the same by day and by night; colours.css has them for pages. */
export const brandColours = {
  haldi: '#ffc531',
  ink: '#11162b',
  neel: '#1f3fa8',
  alta: '#b3173f',
  patta: '#17693f',
  /** The ground of pages by night. */
  night: '#0d1120',
} as const;
