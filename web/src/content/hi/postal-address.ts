import { site } from '../site';

/** The address as Hindi writes it: change it with the one in `site.ts`. */
export const postalAddressInHindi = [
  'दूसरी मंज़िल, अशोक राजपथ, गोलघर के पास',
  `पटना ${site.address.postcode}`,
  'बिहार',
];
