import type { Client } from 'pg';
import {
  databaseName,
  roleName,
  type ServiceName,
  serviceDatabaseUrl,
  serviceNames,
} from '../../database/service-role';
import { inSession } from '../../watchdog/database';
import { type Finding, good, messageOf, toMend, toWatch } from './finding';

const minMajor = 15;

/** Clocks further apart spoil sessions and the order of leads. */
const clockLimitSeconds = 5;

/** Postgres itself, the clock, and whether every service may sign in. */
export async function checkPostgres(url: string, passwords: Record<ServiceName, string>): Promise<Finding[]> {
  try {
    const found = await inSession(url, inspectServer, 'doctor');
    return [
      ...found,
      ...(await Promise.all(serviceNames.map((service) => checkRole(url, service, passwords[service])))),
    ];
  } catch (error) {
    return [
      toMend(
        `Postgres at ${new URL(url).host} cannot be used: ${messageOf(error)}. ` +
          'Start it, or check its address and password; enquiries are refused until then.',
      ),
    ];
  }
}

async function inspectServer(client: Client): Promise<Finding[]> {
  const asked = Date.now();
  const { rows } = await client.query<{ version: string; now: Date; used: number; most: number }>(
    `SELECT current_setting('server_version') AS version, clock_timestamp() AS now,
       (SELECT count(*)::int FROM pg_stat_activity WHERE backend_type = 'client backend') AS used,
       current_setting('max_connections')::int AS most`,
  );
  const [row] = rows;
  if (!row) throw new Error('it says nothing of itself');
  const { version, now, used, most } = row;
  const skew = Math.abs((asked + Date.now()) / 2 - now.getTime()) / 1000;
  return [
    Number.parseInt(version, 10) >= minMajor
      ? good(`Postgres ${version}`)
      : toMend(`Postgres ${version} is too old: ${minMajor} or newer`),
    used < most * 0.8
      ? good(`${used} of ${most} connections to Postgres are in use`)
      : toWatch(`${used} of ${most} connections to Postgres are in use: raise max_connections`),
    skew <= clockLimitSeconds
      ? good('this clock and that of Postgres agree')
      : toMend(`this clock and that of Postgres are ${Math.round(skew)} s apart: let NTP set both`),
  ];
}

async function checkRole(ownerUrl: string, service: ServiceName, password: string): Promise<Finding> {
  const role = roleName(databaseName(ownerUrl), service);
  try {
    await inSession(
      serviceDatabaseUrl(ownerUrl, service, password),
      (client) => client.query('SELECT 1'),
      'doctor',
    );
    return good(`${role} can sign in to Postgres`);
  } catch (error) {
    return toMend(
      `${role} cannot sign in to Postgres: ${messageOf(error)}. The migration gives it the password of the settings: ` +
        'start the product again.',
    );
  }
}
