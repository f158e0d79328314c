/** For the question whether an address is mistyped. */
export const mailDomains = {
  /** Where most people have their mail, by how often they do. */
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
  /** Others that only look like one of these mistyped. */
  others: ['ymail.com', 'mail.com', 'email.com', 'gmx.com', 'hotmail.co.in', 'hotmail.co.uk', 'yahoo.co.uk'],
};
