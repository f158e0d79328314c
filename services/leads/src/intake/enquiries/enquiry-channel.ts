/** Postgres channel that says: there is something in the outbox. */
export const enquiryStoredChannel = 'enquiry_stored';
