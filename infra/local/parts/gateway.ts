import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ProcessSpec } from '../supervise/spec';
import { type Context, stages } from './context';
import { type FoundProgram, needProgram } from './debian-package';
import { renderTemplate } from './template';

const nginx = {
  names: ['nginx'],
  debianPackage: 'nginx',
  title: 'nginx',
  elsewhere: 'install the package nginx',
};

/** Finds nginx; takes a while where it must be fetched. */
export const needNginx = (context: Context) => needProgram(context, nginx);

/** The gateway, with the same templates that the Docker image renders. */
export function gatewaySpec(context: Context, { command, env, unpackedIn }: FoundProgram): ProcessSpec {
  const { root, paths, settings } = context;
  const folder = paths.gateway;
  mkdirSync(path.join(folder, 'temp'), { recursive: true });
  const variables = variablesOf(context);
  renderTemplates(path.join(root, 'nginx/templates'), path.join(folder, 'conf.d'), variables);
  execFileSync('sh', [path.join(root, 'nginx/write-pages.sh')], {
    env: { PATH: process.env.PATH, ...variables },
  });
  const types = path.join(
    unpackedIn ? path.join(unpackedIn, 'etc/nginx') : configFolder(command),
    'mime.types',
  );
  writeFileSync(path.join(folder, 'nginx.conf'), mainConfig(types));
  return {
    name: 'gateway',
    command,
    args: ['-p', `${folder}/`, '-c', 'nginx.conf', '-e', 'stderr'],
    env: { ...env, PATH: process.env.PATH ?? '' },
    cwd: folder,
    probe: { kind: 'http', port: settings.gatewayPort, path: '/' },
    // Requests in flight are finished.
    stopSignal: 'SIGQUIT',
    stopLimit: 10_000,
    stage: stages.gateway,
  };
}

/** Every variable that the templates may use; nginx/README.md tells what each is for. */
function variablesOf({ root, paths, settings, ports, secrets }: Context): Record<string, string> {
  const build = path.join(root, 'web/build');
  return {
    GATEWAY_LISTEN: `127.0.0.1:${settings.gatewayPort}`,
    AUTH_UPSTREAM: `127.0.0.1:${ports.auth}`,
    LEADS_UPSTREAM: `127.0.0.1:${ports.leads}`,
    METRICS_UPSTREAM: `127.0.0.1:${ports.metrics}`,
    WEB_ROOT: path.join(build, 'client'),
    PAGES_ROOT: path.join(paths.gateway, 'pages'),
    CSP_HASHES: path.join(build, 'csp-hashes.map'),
    SEED_TOKEN: settings.seedToken ?? secrets.seedToken,
    PUBLIC_URL: settings.publicUrl,
    // An address that nobody has (RFC 5737): there is no front whose word on addresses would count.
    TRUSTED_PROXY: '192.0.2.1',
  };
}

function renderTemplates(from: string, to: string, variables: Record<string, string>): void {
  const suffix = '.template';
  rmSync(to, { recursive: true, force: true });
  mkdirSync(to);
  for (const file of readdirSync(from).filter((name) => name.endsWith(suffix))) {
    const template = readFileSync(path.join(from, file), 'utf8');
    const target = path.join(to, file.slice(0, -suffix.length));
    writeFileSync(target, renderTemplate(template, variables), { mode: 0o600 });
  }
}

/** Where an installed nginx keeps its configuration, which differs from system to system. */
function configFolder(command: string): string {
  const about = execFileSync(command, ['-V'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const file = /--conf-path=(\S+)/.exec(about)?.[1] ?? '/etc/nginx/nginx.conf';
  return path.dirname(file);
}

/** What the official image's nginx.conf is to the templates, for an nginx that runs as any user in any folder. */
const mainConfig = (types: string) => `# Written by make up.
${process.getuid?.() === 0 ? 'user root; # The site may lie where only root can read it.\n' : ''}daemon off;
worker_processes auto;
worker_shutdown_timeout 5s;
pid nginx.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
  include ${types};
  default_type application/octet-stream;
  sendfile on;
  access_log /dev/stdout;
  client_body_temp_path temp/body;
  proxy_temp_path temp/proxy;
  fastcgi_temp_path temp/fastcgi;
  uwsgi_temp_path temp/uwsgi;
  scgi_temp_path temp/scgi;
  include conf.d/*.conf;
}
`;
