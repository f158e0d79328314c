import type { Ports } from './ports';
import { readJson } from './private-file';
import type { Secrets } from './secrets';
import { type LocalPaths, localPaths, readSettings, type Settings, settingNames } from './settings';
import { readState } from './supervise/state';

/** Owner and name of the embedded database. */
export const owner = 'golghar';

/** State kept from one start to the next. */
export type SavedState = { ports: Ports; secrets: Secrets };

/** Addresses of the parts that the stack starts itself unless a setting replaces them. */
export const embeddedUrls = ({ ports, secrets }: SavedState) => ({
  DATABASE_URL: `postgres://${owner}:${secrets.postgres}@127.0.0.1:${ports.postgres}/${owner}`,
  REDIS_URL: `redis://:${secrets.redis}@127.0.0.1:${ports.redis}`,
  SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
});

/** All settings of the product's programs, under the names that containers use. */
export function environmentOf(
  { ports, secrets }: SavedState,
  settings: Settings,
  paths: Pick<LocalPaths, 'backups'>,
) {
  const given = Object.entries(settings).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return {
    BACKUP_DIR: paths.backups,
    SEED_TOKEN: secrets.seedToken,
    ...embeddedUrls({ ports, secrets }),
    ...(Object.fromEntries(given) as { [Name in keyof Settings]: string }),
    AUTH_DATABASE_PASSWORD: secrets.roles.auth,
    LEADS_DATABASE_PASSWORD: secrets.roles.leads,
    METRICS_DATABASE_PASSWORD: secrets.roles.metrics,
    SESSION_PRIVATE_KEY: secrets.sessionKeys.privateKey,
    SESSION_PUBLIC_KEYS: secrets.sessionKeys.publicKey,
    AUTH_SECRET: secrets.session,
    LEADS_SECRET: secrets.leads,
  };
}

/** The operator's environment without the stack's own settings: those go to the process that needs them. */
export const inheritedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      (entry): entry is [string, string] =>
        entry[1] !== undefined && !settingNames.includes(entry[0].replace(/_FILE$/, '')),
    ),
  );

/** The environment of the operator's programs for the stack in a folder. */
export function localEnvironment(localDir: string): Record<string, string> {
  const paths = localPaths(localDir);
  const saved = { secrets: readJson(paths.secrets) as Secrets, ports: readJson(paths.ports) as Ports };
  // make up may have been given a port that this command was not.
  const gateway = readState(paths.run)?.processes.find(({ name }) => name === 'gateway')?.probe;
  const env = gateway ? { ...process.env, GATEWAY_PORT: String(gateway.port) } : process.env;
  // For the stack's own schedule, which also knows 0.
  const { BACKUP_INTERVAL_HOURS: _, ...told } = environmentOf(saved, readSettings(env), paths);
  return { ...inheritedEnvironment(), ...told };
}
