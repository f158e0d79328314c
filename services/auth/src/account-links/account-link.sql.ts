/** Links that nobody is to be told about any more. */
export const isLongExpired = `expires_at < now() - interval '30 days'`;

/** E-mails that were sent or given up, and whose links are gone. */
export const isWithoutLink = `
  state <> 'queued' AND NOT EXISTS (SELECT FROM account_link WHERE account_link.id = subject_id)`;
