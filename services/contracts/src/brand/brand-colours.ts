/** The natural colours of the style, the same in both themes; colours.css has them for pages. */
export const brandColours = {
  haldi: '#ffc531',
  ink: '#11162b',
  neel: '#1f3fa8',
  alta: '#b3173f',
  patta: '#17693f',
  /** The background of pages in the dark theme. */
  night: '#0d1120',
} as const;
