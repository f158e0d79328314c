/** Kind of the e-mail about one lead to one member of staff. */
export const alertKind = 'alert';

/** And of the one about many, where somebody got too many in one minute. */
export const alertDigestKind = 'alert_digest';
