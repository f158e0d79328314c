import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { embeddedUrls } from '../local/environment';
import { type InnerPort, type Ports, pickPort } from '../local/ports';
import { readJson } from '../local/private-file';
import type { Secrets } from '../local/secrets';
import { localPaths, settingNames } from '../local/settings';
import { holdFile } from '../local/supervise/managed-process';
import { readState } from '../local/supervise/state';
import { root } from './root';

const bootstrap = path.join(root, 'infra/local/bootstrap.mjs');

export type StackProcess =
  | 'postgres'
  | 'redis'
  | 'mail'
  | 'auth'
  | 'leads'
  | 'leads-worker'
  | 'metrics'
  | 'gateway'
  | 'supervisor';

export type StackOptions = {
  /** Its own folder; data from an earlier stack there is used again unless `fresh` is set. */
  localDir: string;
  fresh?: boolean;
  /** Installs and builds first if needed, as `make up` does. */
  build?: boolean;
  /** Settings and other variables for its processes; the settings of this environment and of .env are ignored. */
  env?: Record<string, string>;
};

/** The first admin of a test stack unless `env` names another. */
export const testAdmin = { email: 'admin@golghar.example', password: 'stair of the granary 1786' };

/** A stack of the product as it was last built, run by the same supervisor as `make up`. */
export class Stack {
  readonly localDir: string;
  private child?: ChildProcess;
  private written = '';
  private env: NodeJS.ProcessEnv = {};

  constructor(private readonly options: StackOptions) {
    this.localDir = path.resolve(root, options.localDir);
    if (options.fresh) rmSync(this.localDir, { recursive: true, force: true });
  }

  /** Address of the gateway. */
  get url(): string {
    return `http://localhost:${this.env.GATEWAY_PORT}`;
  }

  /** Address of the mail inbox and its API. */
  get mailUrl(): string {
    return `http://localhost:${this.env.MAIL_PORT}`;
  }

  /** Address of a process behind the gateway. */
  serviceUrl(name: InnerPort): string {
    return `http://127.0.0.1:${this.kept().ports[name]}`;
  }

  /** Address of the embedded database, as its owner. */
  get databaseUrl(): string {
    return embeddedUrls(this.kept()).DATABASE_URL;
  }

  get redisUrl(): string {
    return embeddedUrls(this.kept()).REDIS_URL;
  }

  /** For the header X-Seed-Token. */
  get seedToken(): string {
    return this.env.SEED_TOKEN || this.kept().secrets.seedToken;
  }

  private get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Starts it, on the ports of its last start if there was one, and resolves when it is ready. */
  async start(): Promise<void> {
    await this.prepare();
    const child = spawn(process.execPath, [bootstrap, 'up', ...(this.options.build ? [] : ['--built'])], {
      cwd: root,
      env: this.env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => {
        this.written += text;
      });
    try {
      const isReady = () => {
        const state = this.state();
        return state?.pid === child.pid && state?.complete === true;
      };
      await this.until('get ready', isReady, 180_000);
    } catch (error) {
      // Otherwise the processes that it has started would go on without it.
      await this.stop();
      throw error;
    }
  }

  /** Nobody reads what it prints any more, as when its terminal was closed. */
  closeOutput(): void {
    for (const stream of [this.child?.stdout, this.child?.stderr]) stream?.destroy();
  }

  /** Stops it in order; does nothing when it is not running. */
  async stop(): Promise<void> {
    const { child } = this;
    if (!child || !this.isRunning) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  /** Pid of one of its processes now. */
  pid(name: StackProcess): number {
    const pid = name === 'supervisor' ? this.child?.pid : this.report(name)?.pid;
    if (!pid) throw new Error(`${name} does not run`);
    return pid;
  }

  /** Ends a process at once, by default as `kill -9` does; resolves without waiting for the next one. */
  kill(name: StackProcess, signal: NodeJS.Signals = 'SIGKILL'): void {
    process.kill(this.pid(name), signal);
  }

  /** Resolves when a process is ready; after a kill, when its successor is. */
  async ready(name: StackProcess, otherThan?: number): Promise<void> {
    await this.until(`have ${name} ready`, () => {
      const report = this.report(name);
      return report?.state === 'ready' && report.pid !== otherThan;
    });
  }

  /** `kill -9` of a process; resolves when the next one is ready. */
  async killAndWait(name: StackProcess): Promise<void> {
    const pid = this.pid(name);
    this.kill(name);
    await this.ready(name, pid);
  }

  /** Stops a process and keeps it stopped, as `make stop name=…` does; also before the stack is started. */
  async hold(name: StackProcess): Promise<void> {
    if (this.isRunning) return this.command('stop', name);
    const { run } = localPaths(this.localDir);
    mkdirSync(run, { recursive: true });
    writeFileSync(holdFile(run, name), '');
  }

  /** Starts a process that is held and resolves when it is ready. */
  release(name: StackProcess): Promise<void> {
    return this.command('start', name);
  }

  /** Restarts a process, as `make restart name=…` does; resolves when the new one is ready and the old one has ended. */
  restartProcess(name: StackProcess): Promise<void> {
    return this.command('restart', name);
  }

  /** The cookie of a new session of the first admin. */
  async signIn(): Promise<string> {
    const answer = await fetch(`${this.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(testAdmin),
    });
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  }

  /** Signs the first admin in; the returned function sends JSON to the API and throws unless the request succeeds. */
  async asAdmin() {
    const cookie = await this.signIn();
    return async (method: string, path: string, body?: object): Promise<Response> => {
      const answer = await fetch(`${this.url}${path}`, {
        method,
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`);
      return answer;
    };
  }

  private async prepare(): Promise<void> {
    const { packages, run } = localPaths(this.localDir);
    mkdirSync(run, { recursive: true });
    this.sharePackages(packages);
    if (this.env.GATEWAY_PORT) return;
    this.env = {
      ...process.env,
      // An empty setting counts as not set, and keeps .env from setting it.
      ...Object.fromEntries(settingNames.map((name) => [name, ''])),
      ADMIN_EMAIL: testAdmin.email,
      ADMIN_PASSWORD: testAdmin.password,
      // Its mails would be counted by most tests.
      WATCHDOG: 'off',
      BACKUP_INTERVAL_HOURS: '0',
      CANARY_HOURS: '0',
      GATEWAY_PORT: String(await pickPort()),
      MAIL_PORT: String(await pickPort()),
      ...this.options.env,
      LOCAL_DIR: this.localDir,
    };
  }

  /** Redis and nginx are fetched once for all stacks of this clone. */
  private sharePackages(packages: string): void {
    const shared = path.join(root, '.local/packages');
    mkdirSync(shared, { recursive: true });
    try {
      symlinkSync(shared, packages);
    } catch {
      // Present from an earlier start.
    }
  }

  private async command(command: 'stop' | 'start' | 'restart', name: StackProcess): Promise<void> {
    const child = spawn(process.execPath, [bootstrap, command, name], { cwd: root, env: this.env });
    const code = await new Promise((resolve) => child.once('exit', resolve));
    if (code !== 0) throw new Error(`make ${command} name=${name} ended with code ${code}`);
  }

  private state() {
    return readState(localPaths(this.localDir).run);
  }

  private report(name: StackProcess) {
    return this.state()?.processes.find((process) => process.name === name);
  }

  private kept() {
    const { ports, secrets } = localPaths(this.localDir);
    return { ports: readJson(ports) as Ports, secrets: readJson(secrets) as Secrets };
  }

  private async until(what: string, isSo: () => boolean, timeoutMs = 60_000): Promise<void> {
    for (const end = Date.now() + timeoutMs; !isSo(); ) {
      if (!this.isRunning || Date.now() > end)
        throw new Error(`The stack in ${this.localDir} did not ${what}. It wrote:\n${this.written}`);
      await sleep(50);
    }
  }
}

/** A stack that is ready. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const stack = new Stack(options);
  await stack.start();
  return stack;
}
