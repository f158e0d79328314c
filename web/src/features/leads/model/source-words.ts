import type { Source } from '@golghar/contracts';

/** How somebody came, beside the name of the source: medium, campaign, word, and the page that they saw first. */
export function cameThrough({ utm, landingPage }: Source): string {
  const words = [utm.medium, utm.campaign, utm.term && `“${utm.term}”`, utm.content];
  return [...words, landingPage && `first page ${landingPage}`].filter(Boolean).join(' · ');
}
