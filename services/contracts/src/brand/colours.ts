import { brandColours } from './brand-colours';

/**
 * The agency's colours, as mails and the pages that services draw themselves have them. Those of the site and the back office
 * are in colours.css under the same names; `make brand` says where the two differ.
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
  /** The ground of the agency's own mark, by day and by night. */
  haldi: brandColours.haldi,
} as const;
