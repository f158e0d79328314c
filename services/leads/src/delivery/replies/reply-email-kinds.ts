import type { EmailKind } from '@golghar/contracts';

/** Kind of the e-mail that answers an enquiry. */
export const replyEmailKind = 'reply' satisfies EmailKind;

/** Kind of the e-mail that tells of an answer which never arrived. */
export const replyFailureEmailKind = 'reply_failure' satisfies EmailKind;
