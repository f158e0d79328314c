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

const services = ['services/auth', 'services/leads', 'services/metrics'];
const siteInputs = ['web', 'services/contracts/src', 'package-lock.json'];

/**
 * Installs packages when they are not what the lockfile says, and compiles the stack's own programs.
 * @param {Setup} setup
 */
async function prepare(setup) {
  if (!isInstalled(setup.root))
    await setup.progress.step('Installing packages', () =>
      runTool({
        ...setup,
        command: 'npm',
        // Also where NODE_ENV is production: the builds need the development packages.
        args: ['ci', '--include=dev'],
        cwd: setup.root,
        failure: 'Installing packages failed: check the network connection, then run make up again.',
      }),
    );
  installHooks(setup.root);
  await compile(setup, ['infra'], 'Compiling the stack');
}

/**
 * Builds what the stack runs: the services and the site, at the same time.
 * @param {Setup} setup
 */
async function buildProduct(setup) {
  await Promise.all([compileServices(setup), buildSite(setup)]);
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
      args: [path.join(setup.root, 'node_modules/typescript/bin/tsc'), '-b', ...projects],
      cwd: setup.root,
      failure: `${label} failed: mend the errors that the log names, then run make up again.`,
    }),
  );
}

/** @param {Setup} setup */
async function buildSite(setup) {
  const stamp = path.join(setup.root, 'web/build/.inputs');
  const inputs = hashInputs(setup.root, siteInputs);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === inputs) return;
  await setup.progress.step('Building the site', () =>
    runTool({
      ...setup,
      command: 'npm',
      args: ['run', 'build', '--workspace=web'],
      cwd: setup.root,
      env: { ...process.env, NODE_ENV: 'production' },
      failure: 'Building the site failed: mend the errors that the log names, then run make up again.',
    }),
  );
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

module.exports = { prepare, buildProduct, compileServices, withSetupLock };
