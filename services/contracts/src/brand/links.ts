/** The agency's profiles elsewhere; an empty one is not shown. */
export const links = {
  facebook: 'https://facebook.example/golghardigital',
  instagram: 'https://instagram.example/golghardigital',
  linkedin: 'https://linkedin.example/company/golghardigital',
  /** Where the advance for the startup website is paid. */
  payment: 'https://pay.golghar.example/startup-website',
} as const;
