/** What the visitor reads above the button and agrees to by pressing it, with the link in its middle. */
export const enquiryConsent = {
  before:
    'We use this to get back to you. The page and the link you came by go with it, so that we know which of our ads work. See our ',
  link: { href: '/privacy-policy', label: 'Privacy Policy' },
  after: '.',
};

/** The same as it is stored with an enquiry. */
export const consentText = ({ before, link, after }: typeof enquiryConsent): string =>
  `${before}${link.label}${after}`;

/** Where a browser without our script is sent after its enquiry, with `?reference=`. */
export const thankYouPath = '/thank-you';

/** A placeholder in that page where the gateway puts the reference. */
export const referenceStandIn = 'XX-0000-0000';
