import { brandColours } from './brand-colours';

/**
 * The agency's colours in mails and in pages that services render. Those of the site and the back office are in colours.css
 * under the same names; `make brand` reports differences.
 */
export const colours = {
  bg: '#ffffff',
  surface: '#f4f6f3',
  ink: brandColours.ink,
  'ink-2': '#414862',
  'ink-3': '#5b627c',
  link: brandColours.neel,
  danger: '#b42318',
  'danger-ground': '#fdeceb',
  'field-border': '#7c8497',
  hairline: '#d3d9d3',
  /** The background of the agency's mark, in the light and the dark theme. */
  haldi: brandColours.haldi,
} as const;
