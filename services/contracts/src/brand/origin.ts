/**
 * Whose site this was before it became yours, in the words by which it is recognised. `make brand` finds what still speaks of
 * them. While it is the agency's own, everything does.
 */
export const formerNames = [
  'Golghar',
  'Patna',
  'Bihar',
  'गोलघर',
  'पटना',
  'बिहार',
  'golghar.example',
  'golghardigital',
];
