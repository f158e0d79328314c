import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { environmentOf } from '../environment';
import { writeAtomically } from '../private-file';
import { runningPid, signalPid } from '../supervise/pids';
import type { ProcessSpec } from '../supervise/state';
import type { Context } from './context';
import { type FoundProgram, needProgram } from './system-program';

/** How long nginx may take to reload its configuration. */
const reloadMs = 3_000;

const nginx = {
  names: ['nginx'],
  debianPackages: ['nginx', 'libnginx-mod-stream'],
  title: 'nginx',
  elsewhere: 'install the package nginx (and nginx-mod-stream where there is one)',
};

/** Finds nginx; fetching it takes a while. */
export const needNginx = (context: Context) => needProgram(context, nginx);

/** The gateway, with the same templates that the Docker image renders. */
export function gatewaySpec(context: Context, found: FoundProgram): ProcessSpec {
  const { command, env } = found;
  const { root, paths, settings } = context;
  const folder = paths.gateway;
  mkdirSync(path.join(folder, 'temp'), { recursive: true });
  // nginx lets everybody write to its sockets and trusts the client address stated there.
  chmodSync(folder, 0o700);
  const variables = variablesOf(context);
  const installed = readInstalled(found);
  const configuration = path.join(folder, 'conf.d');
  rmSync(configuration, { recursive: true, force: true });
  const without = installed.stream === undefined ? 'guarded.' : 'plain.';
  renderTemplates(path.join(root, 'nginx/templates'), configuration, variables, without);
  if (context.isDev) {
    renderTemplates(path.join(root, 'infra/local/dev'), configuration, variables);
    writeFileSync(variables.CSP_HASHES ?? '', '');
  } else {
    // A copy: the next build deletes files that the pages of this gateway still name.
    rmSync(siteOf(paths), { recursive: true, force: true });
    cpSync(path.join(root, 'web/build'), siteOf(paths), { recursive: true });
    execFileSync('sh', [path.join(root, 'nginx/write-pages.sh')], {
      env: { PATH: process.env.PATH, ...variables },
    });
  }
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfig(root, installed));
  return {
    name: 'gateway',
    // nginx does not reuse a socket left behind when it was killed.
    command: '/bin/sh',
    args: ['-c', 'rm -f -- *.sock; exec "$0" -p "$PWD/" -c nginx.conf -e stderr', command],
    env: { ...env, PATH: process.env.PATH ?? '' },
    cwd: folder,
    probe: { kind: 'http', port: settings.GATEWAY_PORT, path: '/' },
    // Requests in flight are finished.
    stopSignal: 'SIGQUIT',
  };
}

/** Points the running gateway at the services' current ports and waits for it; nginx/follow-upstreams.sh does so in a container. */
export async function followServices(context: Context): Promise<void> {
  const { root, paths } = context;
  const file = path.join(paths.gateway, 'conf.d/upstreams.conf');
  const template = readFileSync(path.join(root, 'nginx/templates/upstreams.conf.template'), 'utf8');
  const upstreams = renderTemplate(template, variablesOf(context));
  if (readFileSync(file, 'utf8') === upstreams) return;
  writeAtomically(file, upstreams);
  const pid = runningPid(paths.run, 'gateway', [paths.gateway]);
  if (pid === undefined) return;
  signalPid(pid, 'SIGHUP');
  // nginx does not say when its old workers have finished their requests.
  await sleep(reloadMs);
}

const siteOf = (paths: Context['paths']) => path.join(paths.gateway, 'site');

/** Every variable that the templates may use; nginx/README.md describes them. */
function variablesOf(context: Context): Record<string, string> {
  const { paths, settings, ports, isDev } = context;
  const { PUBLIC_URL, TRUSTED_PROXY, SEED_TOKEN } = environmentOf(context, settings, paths);
  const build = siteOf(paths);
  return {
    GATEWAY_LISTEN: `127.0.0.1:${settings.GATEWAY_PORT}`,
    AUTH_SERVERS: `server 127.0.0.1:${ports.auth};`,
    LEADS_SERVERS: `server 127.0.0.1:${ports.leads};`,
    METRICS_SERVERS: `server 127.0.0.1:${ports.metrics};`,
    // Relative to nginx's working folder, because the path of a socket must be short.
    SOCKET_DIR: '.',
    WEB_ROOT: path.join(build, 'client'),
    PAGES_ROOT: path.join(paths.gateway, 'pages'),
    CSP_HASHES: path.join(isDev ? paths.gateway : build, 'csp-hashes.map'),
    PAGES_UPSTREAM: `127.0.0.1:${ports.pages}`,
    TLS: 'off',
    ...{ PUBLIC_URL, TRUSTED_PROXY, SEED_TOKEN },
  };
}

/** @param without prefix of the templates that are not for this nginx */
function renderTemplates(from: string, to: string, variables: Record<string, string>, without = ''): void {
  const suffix = '.template';
  mkdirSync(to, { recursive: true });
  for (const file of readdirSync(from)) {
    if (!file.endsWith(suffix) || (without && file.startsWith(without))) continue;
    const template = readFileSync(path.join(from, file), 'utf8');
    const target = path.join(to, file.slice(0, -suffix.length));
    writeFileSync(target, renderTemplate(template, variables), { mode: 0o600 });
  }
}

/** The file of media types, and the stream module: empty where it is built in, undefined where there is none. */
type Installed = { types: string; stream: string | undefined };

/** What this system's nginx has, and where: both differ between systems. */
function readInstalled({ command, env, unpackedIn = '/' }: FoundProgram): Installed {
  // It prints this to standard error.
  const { stderr: about } = spawnSync(command, ['-V'], { encoding: 'utf8', env: { ...process.env, ...env } });
  const argument = (name: string) => new RegExp(`--${name}=(\\S+)`).exec(about)?.[1];
  const configuration = path.dirname(argument('conf-path') ?? '/etc/nginx/nginx.conf');
  const types = path.join(unpackedIn, configuration, 'mime.types');
  if (/--with-stream(\s|$)/.test(about)) return { types, stream: '' };
  const modules = argument('modules-path') ?? '/usr/lib/nginx/modules';
  const file = path.join(unpackedIn, modules, 'ngx_stream_module.so');
  return { types, stream: existsSync(file) ? file : undefined };
}

/** The image's main configuration, adapted to any user and folder. */
function mainConfig(root: string, { types, stream }: Installed): string {
  const ofImage = readFileSync(path.join(root, 'nginx/nginx.conf'), 'utf8')
    .replaceAll('/etc/nginx/', '')
    .replaceAll('/tmp/', 'temp/')
    .replace('mime.types', `"${types}"`)
    .replace('http {', 'http {\n    access_log /dev/stdout;');
  // The site may be where only root can read it.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const module = stream ? `load_module "${stream}";` : '';
  return [module, user, 'daemon off;', ofImage].join('\n');
}

/**
 * Fills in `${NAME}` and `$NAME` as the official nginx image does with envsubst: only names that are given
 * are replaced, so that nginx's own variables stay.
 */
export const renderTemplate = (template: string, variables: Readonly<Record<string, string>>) =>
  template.replace(/\$(?:\{(\w+)\}|(\w+))/g, (whole, braced?: string, bare?: string) => {
    const name = braced ?? bare ?? '';
    return Object.hasOwn(variables, name) ? (variables[name] ?? '') : whole;
  });
