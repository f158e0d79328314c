import type { Submission } from '@golghar/contracts';

/** What is done next where somebody says only when. */
export const suggestedStepText = ({ nextStep, contactedAt }: Submission): string =>
  nextStep?.text ?? (contactedAt ? 'Call again' : 'Call');
