import type { Touch } from '@golghar/contracts';

/** How somebody came, beside the name of the source: medium, campaign, word, and the page to which it led. */
export function describeTouch({ utm, landingPage }: Touch): string {
  const words = [utm.medium, utm.campaign, utm.term && `“${utm.term}”`, utm.content];
  return [...words, landingPage && `landed on ${landingPage}`].filter(Boolean).join(' · ');
}
