const fs = require('node:fs');
const path = require('node:path');
const { buildProduct, compileServices, install, prepare, withSetupLock } = require('./build.cjs');
const { acquireLock, holderOf } = require('./lock.cjs');
const { readDotEnv } = require('./dot-env.cjs');
const { isOurs } = require('./ownership.cjs');
const { Problem } = require('./problem.cjs');
const { Progress } = require('./progress.cjs');

const root = path.resolve(__dirname, '../../..');
const programs = path.join(root, 'infra/dist/local');
/** The other commands, and the file of each. */
const otherCommands = {
  ...{ start: 'processes', restart: 'processes', stop: 'processes', debug: 'processes' },
  ...{ status: 'status', logs: 'logs', reset: 'reset', demo: 'demo' },
};

/**
 * Runs one command of the stack.
 * @param {string[]} args the command and, for some, a process's name
 * @returns {Promise<number>} exit code
 */
async function main([command = '', ...rest]) {
  try {
    readDotEnv(path.join(root, '.env'));
    const localDir = path.resolve(root, process.env.LOCAL_DIR || '.local');
    if (command === 'install') return await setUp(localDir, install);
    if (command === 'build') return await setUp(localDir, build);
    if (command === 'up') return await up(localDir, { isBuilt: rest.includes('--built') });
    if (command === 'dev') return await up(localDir, { isDev: true });
    if (Object.hasOwn(otherCommands, command))
      return await run(/** @type {keyof typeof otherCommands} */ (command), localDir, rest[0]);
    throw new Problem(`"${command}" is not a command of the stack; make help lists the goals.`);
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'Problem') throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** @param {import('./build.cjs').Setup} setup */
async function build(setup) {
  await prepare(setup);
  await buildProduct(setup);
}

/**
 * Installs, or installs and builds, and starts nothing.
 * @param {string} folder
 * @param {(setup: import('./build.cjs').Setup) => Promise<void>} work
 * @returns {Promise<number>}
 */
async function setUp(folder, work) {
  const localDir = ownFolder(folder);
  const setup = {
    root,
    log: path.join(localDir, 'log/setup.log'),
    progress: new Progress(),
    signal: endingSignal(),
  };
  startLog(setup.log);
  await withSetupLock(setup, () => work(setup));
  return 0;
}

/**
 * Installs, builds and starts. With `isBuilt` the last build is started as it is, with `isDev` changed sources run at once.
 * @param {string} folder
 * @param {{ isBuilt?: boolean, isDev?: boolean }} options
 * @returns {Promise<number>}
 */
async function up(folder, { isBuilt = false, isDev = false }) {
  const localDir = ownFolder(folder);
  const lock = path.join(localDir, 'run/supervisor.pid');
  const holder = acquireLock(lock, (pid) => isOurs(pid, [localDir]));
  if (holder !== undefined)
    throw new Problem(
      `The stack is running already (process ${holder}). Stop it with make stop, ` +
        'or start a second one with its own LOCAL_DIR, GATEWAY_PORT and MAIL_PORT.',
    );
  const ending = endingSignal();
  const progress = new Progress();
  const setup = { root, log: path.join(localDir, 'log/setup.log'), progress, signal: ending };
  try {
    /** @type {(signal: AbortSignal) => Promise<void>} */
    let build = async () => {};
    if (!isBuilt) {
      startLog(setup.log);
      await withSetupLock(setup, () => prepare(setup));
      build = (signal) =>
        withSetupLock({ ...setup, signal }, () =>
          isDev ? compileServices({ ...setup, signal }) : buildProduct({ ...setup, signal }),
        );
    }
    const stack = require(path.join(programs, 'up.js'));
    return await stack.up({ root, localDir, progress, signal: ending, isDev, build });
  } catch (error) {
    if (ending.aborted) return 130;
    throw error;
  } finally {
    if (holderOf(lock) === process.pid) fs.rmSync(lock, { force: true });
  }
}

/**
 * Makes an empty log that its owner alone can read, whoever might read the last one.
 * @param {string} log
 */
function startLog(log) {
  fs.rmSync(log, { force: true });
  fs.writeFileSync(log, '', { mode: 0o600 });
}

/**
 * Makes the folder and works in it: that is how this process is known again by its pid file.
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

/** Aborts when the person or the system asks the stack to end. */
function endingSignal() {
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ending.abort());
  return ending.signal;
}

/**
 * @param {keyof typeof otherCommands} command
 * @param {string} localDir
 * @param {string | undefined} name
 * @returns {Promise<number>}
 */
async function run(command, localDir, name) {
  const program = path.join(programs, 'commands', `${otherCommands[command]}.js`);
  if (!fs.existsSync(program) || !fs.existsSync(localDir))
    throw new Problem('Nothing has been started here yet: make up does.');
  return require(program)[command]({ root, localDir: fs.realpathSync(localDir), name });
}

module.exports = { main };
