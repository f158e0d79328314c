const fs = require('node:fs');
const path = require('node:path');
const { installHooks } = require('./hooks.cjs');
const { hashInputs } = require('./inputs.cjs');
const { isInstalled } = require('./installed.cjs');
const { withLock } = require('./lock.cjs');
const { runTool } = require('./run-tool.cjs');

/**
 * @typedef {object} Setup
 * @property {string} root
 * @property {string} log
 * @property {import('./progress.cjs').Progress} progress
 * @property {AbortSignal} signal
 */

/** TypeScript 7, a native program; the package `typescript` is for the tools that load the compiler as a library. */
const compiler = 'node_modules/typescript-7/bin/tsc';
const services = ['services/auth', 'services/leads', 'services/metrics'];
const siteInputs = ['web', 'services/contracts/src', 'package-lock.json'];
const bundleInputs = [
  ...['contracts', 'platform', 'auth', 'leads', 'metrics'].map((name) => `services/${name}/dist`),
  'infra/dist/bundle',
  'package-lock.json',
];

/**
 * Installs packages when they are not what the lockfile says.
 * @param {Setup} setup
 */
async function install(setup) {
  if (!isInstalled(setup.root))
    await setup.progress.step('Installing packages', () =>
      runTool({
        ...setup,
        command: 'npm',
        // Also where NODE_ENV is production: the builds need the development packages.
        args: ['ci', '--include=dev'],
        cwd: setup.root,
        failure: 'Installing packages failed: check the network connection, then run the same command again.',
      }),
    );
  installHooks(setup.root);
}

/**
 * Installs packages, and compiles the stack's own programs.
 * @param {Setup} setup
 */
async function prepare(setup) {
  await install(setup);
  await compile(setup, ['infra'], 'Compiling the stack');
}

/**
 * Builds what the stack runs: the services and the site, at the same time.
 * @param {Setup} setup
 */
async function buildProduct(setup) {
  await Promise.all([compileServices(setup).then(() => bundleServices(setup)), buildSite(setup)]);
}

/** @param {Setup} setup */
const compileServices = (setup) => compile(setup, services, 'Compiling the services');

/**
 * The compiler itself knows what is up to date.
 * @param {Setup} setup
 * @param {string[]} projects
 * @param {string} label
 */
function compile(setup, projects, label) {
  return setup.progress.step(label, () =>
    runTool({
      ...setup,
      command: process.execPath,
      // By several checkers at a time it does the same work more than once.
      args: [path.join(setup.root, compiler), '-b', '--checkers', '1', ...projects],
      cwd: setup.root,
      failure: `${label} failed: mend the errors that the log names, then run make up again.`,
    }),
  );
}

/** @param {Setup} setup */
const bundleServices = (setup) =>
  whenChanged(setup, 'services/leads/build/.inputs', bundleInputs, 'Bundling the services', {
    command: process.execPath,
    args: [path.join(setup.root, 'infra/dist/bundle/main.js')],
  });

/** @param {Setup} setup */
const buildSite = (setup) =>
  whenChanged(setup, 'web/build/.inputs', siteInputs, 'Building the site', {
    command: 'npm',
    args: ['run', 'build', '--workspace=web'],
    env: { ...process.env, NODE_ENV: 'production' },
  });

/**
 * Runs a tool unless what it reads is as it was when it last succeeded.
 * @param {Setup} setup
 * @param {string} stampFile where the hash of the inputs is kept, in a folder that the tool makes
 * @param {string[]} entries what it reads
 * @param {string} label
 * @param {{ command: string, args: string[], env?: NodeJS.ProcessEnv }} tool
 */
async function whenChanged(setup, stampFile, entries, label, tool) {
  const stamp = path.join(setup.root, stampFile);
  const inputs = hashInputs(setup.root, entries);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === inputs) return;
  const failure = `${label} failed: mend the errors that the log names, then run make up again.`;
  await setup.progress.step(label, () => runTool({ ...setup, ...tool, cwd: setup.root, failure }));
  fs.writeFileSync(stamp, inputs);
}

/**
 * Keeps two stacks of one clone, each with its own LOCAL_DIR, from installing or building at once.
 * @template T
 * @param {Setup} setup
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
function withSetupLock({ root, progress, signal }, work) {
  const lock = path.join(root, '.local/setup.lock');
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  return withLock(lock, signal, work, (wait) => progress.step('Waiting for another make up to build', wait));
}

module.exports = { install, prepare, buildProduct, compileServices, withSetupLock };
