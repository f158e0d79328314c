/** What the global setup passes to the tests; undefined if a test runs without it. */
const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests by make test`);
  return value;
};

/** Address of the product under test. */
export const product = {
  get url() {
    return setting('GATEWAY_URL');
  },
  get mailUrl() {
    return setting('MAIL_URL');
  },
  /** As the database's owner. */
  get databaseUrl() {
    return setting('OWNER_DATABASE_URL');
  },
  get seedToken() {
    return setting('SEED_TOKEN');
  },
  /** Folder of the processes' logs. */
  get logs() {
    return setting('STACK_LOGS');
  },
  get admin() {
    return { email: setting('TEST_ADMIN_EMAIL'), password: setting('TEST_ADMIN_PASSWORD') };
  },
};
