/** What the global setup tells the tests; absent where a test runs without it. */
const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the tests by make test`);
  return value;
};

/** Where the product under test is. */
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
  /** Folder of what the processes log. */
  get logs() {
    return setting('STACK_LOGS');
  },
  get admin() {
    return { email: setting('TEST_ADMIN_EMAIL'), password: setting('TEST_ADMIN_PASSWORD') };
  },
};
