const fs = require('node:fs');
const path = require('node:path');
const { acquireLock, holderOf, withLock } = require('./lock.cjs');
const { readDotEnv } = require('./dot-env.cjs');
const { isInstalled } = require('./installed.cjs');
const { Problem } = require('./problem.cjs');
const { Progress } = require('./progress.cjs');
const { compile, runTool } = require('./run-tool.cjs');

/**
 * The context of a build; aborting the signal ends it.
 * @typedef {{ root: string, log: string, progress: Progress, signal: AbortSignal }} Setup
 */

const root = path.resolve(__dirname, '../../..');
const programs = path.join(root, 'infra/dist/local');
const fileOfCommand = {
  ...{ start: 'processes', restart: 'processes', stop: 'processes', debug: 'processes' },
  ...{ status: 'status', logs: 'logs', reset: 'reset', demo: 'demo' },
};

/**
 * Runs one command of the stack.
 * @param {string[]} args the command and, for some, a process's name
 * @returns {Promise<number>} exit code
 */
async function main([command = '', argument]) {
  try {
    readDotEnv(path.join(root, '.env'));
    const folder = path.resolve(root, process.env.LOCAL_DIR || '.local');
    if (command === 'install' || command === 'build') {
      const setup = beginSetup(ownFolder(folder));
      await withSetupLock(setup, () => (command === 'install' ? install(setup) : buildAll(setup)));
      return 0;
    }
    if (command === 'up' || command === 'dev')
      return await up(folder, command === 'dev', argument === '--built');
    if (Object.hasOwn(fileOfCommand, command))
      return await run(/** @type {keyof typeof fileOfCommand} */ (command), folder, argument);
    throw new Problem(`"${command}" is not a command of the stack; make help lists the targets.`);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'Problem') throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/**
 * Starts the stack: as it was last built with `isBuilt`, so that changed sources run at once with `isDev`.
 * @param {string} folder
 * @param {boolean} isDev
 * @param {boolean} isBuilt
 * @returns {Promise<number>}
 */
async function up(folder, isDev, isBuilt) {
  const localDir = ownFolder(folder);
  const lock = path.join(localDir, 'run/supervisor.pid');
  const holder = acquireLock(lock);
  if (holder !== undefined)
    throw new Problem(
      `The stack is running already (process ${holder}). Stop it with make stop, ` +
        'or start a second one with its own LOCAL_DIR, GATEWAY_PORT and MAIL_PORT.',
    );
  const setup = beginSetup(localDir);
  try {
    if (!isBuilt) await withSetupLock(setup, () => prepare(setup));
    /** @param {AbortSignal} signal */
    const build = async (signal) => {
      const { buildProduct, compileServices } = require(path.join(programs, 'build.js'));
      const now = { ...setup, signal };
      if (!isBuilt) await withSetupLock(now, () => (isDev ? compileServices(now) : buildProduct(now)));
    };
    const { progress, signal } = setup;
    return await require(path.join(programs, 'up.js')).up({ root, localDir, progress, signal, isDev, build });
  } catch (error) {
    if (setup.signal.aborted) return 130;
    throw error;
  } finally {
    if (holderOf(lock) === process.pid) fs.rmSync(lock, { force: true });
  }
}

/** @param {Setup} setup */
async function install(setup) {
  if (isInstalled(root)) return;
  await setup.progress.step('Installing packages', () =>
    runTool({
      ...setup,
      command: 'npm',
      // Also where NODE_ENV is production: the builds need the development packages.
      args: ['ci', '--include=dev'],
      cwd: root,
      failure: 'Installing packages failed: check the network connection, then run the same command again.',
    }),
  );
}

/** @param {Setup} setup */
async function prepare(setup) {
  await install(setup);
  await compile(setup, ['infra'], 'Compiling the stack');
}

/** @param {Setup} setup */
async function buildAll(setup) {
  await prepare(setup);
  await require(path.join(programs, 'build.js')).buildProduct(setup);
}

/**
 * Keeps two stacks of one clone, each with its own LOCAL_DIR, from installing or building at once.
 * @param {Setup} setup
 * @param {() => Promise<void>} work
 */
function withSetupLock({ progress, signal }, work) {
  const lock = path.join(root, '.local/setup.lock');
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  return withLock(lock, signal, work, (wait) => progress.step('Waiting for another make up to build', wait));
}

/**
 * Starts a log that only its owner can read, whatever the mode of the last one.
 * @param {string} localDir
 * @returns {Setup}
 */
function beginSetup(localDir) {
  const log = path.join(localDir, 'log/setup.log');
  fs.rmSync(log, { force: true });
  fs.writeFileSync(log, '', { mode: 0o600 });
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ending.abort());
  // A terminal that was closed is no reason to leave processes behind.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  return { root, log, progress: new Progress(), signal: ending.signal };
}

/**
 * Creates the folder and makes it the working folder, by which this process is recognised beside its pid file.
 * @param {string} folder
 */
function ownFolder(folder) {
  try {
    for (const part of ['run', 'log']) fs.mkdirSync(path.join(folder, part), { recursive: true });
    process.chdir(folder);
    fs.accessSync('run', fs.constants.W_OK);
    return process.cwd();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `${folder} can't be used (${reason}). Set LOCAL_DIR to a folder that you can write to.`,
    );
  }
}

/**
 * @param {keyof typeof fileOfCommand} command
 * @param {string} folder
 * @param {string | undefined} name of a process
 * @returns {Promise<number>}
 */
async function run(command, folder, name) {
  const program = path.join(programs, 'commands', `${fileOfCommand[command]}.js`);
  if (!fs.existsSync(program) || !fs.existsSync(folder))
    throw new Problem('Nothing has been started here yet: run make up.');
  return require(program)[command]({ root, localDir: fs.realpathSync(folder), name });
}

module.exports = { main };
