/** The services with a schema and a role of their own, in the order of their migrations. */
export const serviceNames = ['auth', 'leads', 'metrics'] as const;

export type ServiceName = (typeof serviceNames)[number];

/** Name of the database that a URL points to. */
export const databaseName = (url: string) => decodeURIComponent(new URL(url).pathname.slice(1));

/**
 * Name of a service's role. Roles belong to the whole server, so it contains the database's name: two databases
 * on one server have roles of their own.
 */
export const roleName = (database: string, service: ServiceName) => `${database}_${service}`;

/** The owner's URL with a service's role instead of the owner; host, database and options stay. */
export function serviceDatabaseUrl(ownerUrl: string, service: ServiceName, password: string): string {
  const url = new URL(ownerUrl);
  url.username = encodeURIComponent(roleName(databaseName(ownerUrl), service));
  url.password = encodeURIComponent(password);
  return url.toString();
}

/** The same server and role, another database. */
export function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${encodeURIComponent(name)}`;
  return changed.href;
}
