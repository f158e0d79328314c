/** What is wrong with a field of the public forms, as the contract says it. */
export const fieldMessages = {
  nameShort: 'Name must be at least 2 characters',
  nameLong: 'Name must be at most 100 characters',
  nameLines: 'Name must be one line without control characters',
  email: 'Please enter a valid email address',
  phone: 'Please enter a valid phone number',
  cityText: 'City must be text',
  cityLong: 'City must be at most 100 characters',
  cityLines: 'City must be one line without control characters',
  service: 'Please select a service',
  messageShort: 'Message must be at least 10 characters',
  messageLong: 'Message must be at most 5,000 characters',
  messageLines: 'Message must not contain control characters',
} as const;

export type FieldMessage = (typeof fieldMessages)[keyof typeof fieldMessages];
