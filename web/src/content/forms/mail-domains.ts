/** For suggesting a correction of a mistyped address. */
export const mailDomains = {
  /** The most common mail domains, most frequent first. */
  common: [
    'gmail.com',
    'yahoo.com',
    'yahoo.co.in',
    'yahoo.in',
    'rediffmail.com',
    'outlook.com',
    'hotmail.com',
    'icloud.com',
  ],
  /** Others that only look like a typo of one of these. */
  others: ['ymail.com', 'mail.com', 'email.com', 'gmx.com', 'hotmail.co.in', 'hotmail.co.uk', 'yahoo.co.uk'],
};
