const { spawn } = require('node:child_process');
const { once } = require('node:events');
const fs = require('node:fs');
const path = require('node:path');
const { Problem } = require('./problem.cjs');

/**
 * @typedef {object} Tool
 * @property {string} command
 * @property {string[]} args
 * @property {string} cwd
 * @property {string} log file that the tool's output is appended to
 * @property {NodeJS.ProcessEnv} [env] the whole environment
 * @property {{ uid: number, gid: number }} [user] another user to run it as
 * @property {string} failure what to say when it fails: what went wrong and what to do
 * @property {AbortSignal} [signal] ends the tool and all that it started
 */

/**
 * Runs a tool to its end with its output in the log.
 * @param {Tool} tool
 * @returns {Promise<void>} rejects with a Problem that ends in the log's path
 */
async function runTool({ command, args, cwd, log, env = process.env, user, failure, signal }) {
  const problem = new Problem(`${failure} The whole output is in ${log}.`);
  if (signal?.aborted) throw problem;
  const fd = fs.openSync(log, 'a', 0o600);
  fs.writeSync(fd, `\n$ ${command} ${args.join(' ')}\n`);
  // A group of its own, so that its children can be ended with it.
  const child = spawn(command, args, { cwd, env, ...user, stdio: ['ignore', fd, fd], detached: true });
  fs.closeSync(fd);
  const end = () => {
    try {
      process.kill(-Number(child.pid), 'SIGTERM');
    } catch {
      // It has ended by itself, or was never started.
    }
  };
  signal?.addEventListener('abort', end);
  const [code] = await once(child, 'exit').catch((error) => [error.message]);
  signal?.removeEventListener('abort', end);
  if (typeof code === 'string') fs.appendFileSync(log, `${code}\n`);
  if (code !== 0) throw problem;
}

const compiler = 'node_modules/typescript-7/bin/tsc';

/**
 * The compiler itself knows what is up to date.
 * @param {import('./main.cjs').Setup} setup
 * @param {string[]} projects
 * @param {string} label
 */
const compile = (setup, projects, label) =>
  setup.progress.step(label, () =>
    runTool({
      ...setup,
      command: process.execPath,
      // By several checkers at a time it does the same work more than once.
      args: [path.join(setup.root, compiler), '-b', '--checkers', '1', ...projects],
      cwd: setup.root,
      failure: `${label} failed: fix the errors that the log names, then run make up again.`,
    }),
  );

module.exports = { compile, runTool };
