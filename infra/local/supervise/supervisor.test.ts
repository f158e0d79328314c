import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, tempFolder } from '../../test/support/machine';
import { pickPort } from '../ports';
import { restartFile } from './managed-process';
import { endOrphans, groupMembers, runningPid } from './pids';
import { isReady } from './probe';
import { type ProcessSpec, readState, writeState } from './state';
import { Supervisor } from './supervisor';

/** Answers on its port; notes in the folder's file `order` when it begins and when it is asked to end. */
const program = `
const fs = require('node:fs'), { PORT, NAME, STUBBORN, FAIL, SILENT } = process.env;
const note = (what) => fs.appendFileSync('../order', NAME + ' ' + what + '\\n');
if (FAIL) { console.error('no configuration'); process.exit(3); }
const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
if (!SILENT)
  require('node:http').createServer((_, answer) => answer.end()).listen(PORT, '127.0.0.1', () => note('begins'));
for (const signal of ['SIGTERM', 'SIGQUIT'])
  process.on(signal, () => { note(signal); if (!STUBBORN) { child.kill(); process.exit(); } });
`;

const folder = tempFolder();
const [runDir, logDir] = [path.join(folder, 'run'), path.join(folder, 'log')];
let reported: string[] = [];
let announced: number[] = [];
let supervisor: Supervisor;

const order = () => readFileSync(path.join(folder, 'order'), 'utf8').trim().split('\n');
const pidOf = (name: string) => runningPid(runDir, name, [folder]);
const reportOf = (name: string) => readState(runDir)?.processes.find((process) => process.name === name);
const newSupervisor = () =>
  new Supervisor({ runDir, logDir, ownFolders: [folder], report: (line) => reported.push(line) });

async function spec(name: string, more: Partial<ProcessSpec> = {}): Promise<ProcessSpec> {
  const port = await pickPort();
  return {
    name,
    command: process.execPath,
    args: ['-e', program],
    cwd: runDir,
    probe: { kind: 'http', port, path: '/' },
    stopSignal: 'SIGTERM',
    stopTimeoutMs: 5_000,
    ...more,
    env: { PORT: String(port), NAME: name, ...more.env },
  };
}

/** One that listens on a drawn port, of which two may run; notes in `announced` which port it makes known. */
async function drawnSpec(name: string, envOfNext: Record<string, string> = {}): Promise<ProcessSpec> {
  const made = await spec(name, { mayOverlap: true });
  const { port } = made.probe;
  const again = async () => {
    const next = await drawnSpec(name);
    return { ...next, env: { ...next.env, ...envOfNext } };
  };
  return { ...made, drawn: { again, announce: async () => void announced.push(port) } };
}

async function askToRestart(name: string): Promise<void> {
  const file = restartFile(runDir, name);
  writeFileSync(file, '');
  await until(() => !existsSync(file));
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 8_000; !isSo(); await sleep(20))
    if (Date.now() > end) throw new Error(`It did not happen. Told: ${reported.join('\n')}`);
}

beforeEach(() => {
  for (const part of [runDir, logDir]) mkdirSync(part, { recursive: true });
  writeFileSync(path.join(folder, 'order'), '');
  reported = [];
  announced = [];
  supervisor = newSupervisor();
});

afterEach(async () => {
  await supervisor.stop();
  rmSync(runDir, { recursive: true });
  rmSync(logDir, { recursive: true });
});

afterAll(() => rmSync(folder, { recursive: true }));

it('Supervisor stops in reverse order, each by its own signal', async () => {
  await supervisor.start(await spec('postgres'));
  await supervisor.start(await spec('leads'));
  await supervisor.start(await spec('gateway', { stopSignal: 'SIGQUIT' }));
  await supervisor.stop();
  expect(order().slice(3)).toEqual(['gateway SIGQUIT', 'leads SIGTERM', 'postgres SIGTERM']);
  expect(reportOf('leads')).toMatchObject({ pid: null, state: 'stopped' });
});

it('Supervisor kills a process that does not end in time', async () => {
  await supervisor.start(await spec('leads', { stopTimeoutMs: 300, env: { STUBBORN: '1' } }));
  const pid = pidOf('leads') as number;
  const began = Date.now();
  await supervisor.stop();
  expect(Date.now() - began).toBeGreaterThanOrEqual(300);
  await until(() => groupMembers(pid).length === 0);
});

it('Supervisor goes on trying a process that does not get up, and shows the end of its log', async () => {
  void supervisor.start(await spec('leads', { env: { FAIL: '1' } }));
  await until(() => reported.some((line) => line.includes('3 times in a row')));
  expect(reported.at(-1)).toContain('no configuration');
  expect(reported.slice(0, 3).map((line) => /is restarted (.*)\.$/.exec(line)?.[1])).toEqual([
    'now',
    'now',
    'in 1 s',
  ]);
  expect(reportOf('leads')).toMatchObject({ state: 'waiting', restarts: 3 });
});

it('Supervisor tells of a program that is not there', async () => {
  void supervisor.start(await spec('redis', { command: path.join(folder, 'no-such-program') }));
  await until(() => reported.length > 0);
  expect(reported[0]).toContain('redis could not be started');
});

it('Supervisor outlives a full disk, and restarts what ended because of it', async () => {
  await supervisor.start(await spec('postgres'));
  const first = pidOf('postgres') as number;
  // What it appends to, and what it writes its state into.
  for (const file of [path.join(logDir, 'supervisor.log'), path.join(runDir, 'state.json.draft')])
    symlinkSync('/dev/full', file);
  process.kill(first, 'SIGKILL');
  await until(() => order().length === 2);
  rmSync(path.join(runDir, 'state.json.draft'));
  supervisor.completed();
  expect(reported).toEqual(['postgres was ended by SIGKILL; it is restarted now.']);
  expect(reportOf('postgres')).toMatchObject({ restarts: 1 });
});

it('a restart leaves the old one as it is where the new one does not get up', async () => {
  await supervisor.start(await drawnSpec('leads', { FAIL: '1' }));
  const first = pidOf('leads');
  await askToRestart('leads');
  expect(order()).toEqual(['leads begins']);
  expect(pidOf('leads')).toBe(first);
  expect(reportOf('leads')).toMatchObject({ pid: first, state: 'ready' });
  expect(new Set(announced).size).toBe(1);
  expect(reported.join()).toContain('The new leads ended with code 3, so the old one keeps running');
});

it('a restart is over when everything is stopped meanwhile, with nothing left', async () => {
  await supervisor.start(await drawnSpec('leads', { SILENT: '1' }));
  const first = pidOf('leads') as number;
  writeFileSync(restartFile(runDir, 'leads'), '');
  const pids = () => readState(runDir)?.processes.flatMap(({ pid }) => pid ?? []) ?? [];
  await until(() => pids().length === 2);
  const [, second = 0] = pids();
  await supervisor.stop();
  expect([...groupMembers(first), ...groupMembers(second)]).toEqual([]);
});

it('a restart has the old one known again where the new one is given up', async () => {
  const made = await drawnSpec('leads');
  const again = async () => {
    const next = await drawnSpec('leads');
    const announce = async () => {
      await next.drawn?.announce();
      await sleep(500);
    };
    return { ...next, drawn: next.drawn && { ...next.drawn, announce } };
  };
  await supervisor.start({ ...made, drawn: made.drawn && { ...made.drawn, again } });
  writeFileSync(restartFile(runDir, 'leads'), '');
  await until(() => announced.length === 2);
  await supervisor.stop();
  expect(announced).toEqual([made.probe.port, announced[1], made.probe.port]);
});

/** As a supervisor that was killed does. */
const leaveBehind = (pid: number) => {
  const probe = { kind: 'http', port: 1, path: '/' } as const;
  const leads = { name: 'leads', pid, state: 'ready', since: '', restarts: 0, probe } as const;
  writeState(runDir, { pid: 1, complete: true, processes: [leads] });
};

it('endOrphans ends what a supervisor left and had started, also against its will', async () => {
  const { command, args, cwd, env } = await spec('leads', { env: { STUBBORN: '1' } });
  const orphan = spawn(command, args, { cwd, env, detached: true, stdio: 'ignore' });
  const pid = orphan.pid as number;
  leaveBehind(pid);
  await until(() => order().includes('leads begins'));
  expect(await endOrphans(runDir, [folder], 300)).toEqual(['leads']);
  expect(order()).toEqual(['leads begins', 'leads SIGTERM']);
  await until(() => groupMembers(pid).length === 0);
});

it('endOrphans leaves a process alone that has the pid by chance', async () => {
  leaveBehind(process.pid);
  expect(await endOrphans(runDir, [folder])).toEqual([]);
});

it.each([
  ['the beginning that it waits for', 'R\0\0\0\x17', true],
  ['an error, whatever letters are in it', 'E\0\0\0iSFATAL\0Mthe database system is starting up\0R\0', false],
  ['a server that hangs up', '', false],
])('a probe that talks hears %s', async (_, text, isWell) => {
  const server = createServer((socket) =>
    socket.on('error', () => undefined).once('data', () => socket.end(text, 'latin1')),
  );
  const port = await listen(server);
  expect(await isReady({ kind: 'talk', port, say: 'hello', expect: 'R' })).toBe(isWell);
  server.close();
});
