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
  'patna',
  'bihar',
  'golghar.example',
  'golghardigital',
  ...['Ashok Rajpath', 'Bailey Road', 'Boring Road', 'Danapur', 'Digha', 'Kankarbagh', 'Muzaffarpur'],
  ...['Rajendra Nagar', 'Sabzibagh', 'कंकड़बाग', 'दानापुर', 'दीघा', 'मुज़फ़्फ़रपुर', 'सब्ज़ीबाग'],
];
