import type { Submission } from '@golghar/contracts';

/** What is done next where somebody says only when. */
export const usualStep = ({ nextStep, contactedAt }: Submission): string =>
  nextStep?.text ?? (contactedAt ? 'Call again' : 'Call');
