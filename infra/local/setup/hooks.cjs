const { execFileSync } = require('node:child_process');

const hooks = 'infra/hooks';

/**
 * Lets git run the hooks of the repository, unless somebody has chosen others or this is no clone.
 * @param {string} root
 */
function installHooks(root) {
  /** @param {string[]} args */
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    // A folder inside of somebody else's clone is not ours to change.
    if (git('rev-parse', '--show-prefix') !== '') return;
    const chosen = git('config', '--default', '', '--get', 'core.hooksPath');
    if (chosen === '') git('config', 'core.hooksPath', hooks);
  } catch {
    // There is no git, or no clone: nothing is committed here.
  }
}

module.exports = { installHooks };
