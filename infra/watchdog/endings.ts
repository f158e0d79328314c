/** By what a trouble's key begins with. */
const endings: Record<string, (of: string) => string> = {
  process: (name) => `${name} answers again`,
  hung: (name) => `${name} has answered for an hour since it was started again`,
  postgres: () => 'Postgres answers again',
  redis: () => 'Redis answers again',
  outbox: () => 'enquiries are worked on again',
  alerts: () => 'alerts go out again',
  parked: () => 'no alert is parked any more',
  canary: () => 'the enquiry that the product sends itself comes through again',
  disk: (folder) => `the disk of ${folder} has room again`,
  backup: () => 'there is a new backup',
  certificate: () => 'the certificate of the site is renewed',
};

/** Says in words that a trouble is over, by its key, as `process:gateway`. */
export function describeEnd(key: string): string {
  const [kind = '', ...of] = key.split(':');
  return endings[kind]?.(of.join(':')) ?? `${key} is over`;
}
