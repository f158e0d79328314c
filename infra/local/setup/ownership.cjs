const { execFileSync } = require('node:child_process');
const fs = require('node:fs');

/**
 * The working folder of a process; undefined where there is none or it is not ours to look at.
 * @param {number} pid
 * @returns {string | undefined}
 */
function workingFolder(pid) {
  try {
    if (process.platform === 'linux') return fs.readlinkSync(`/proc/${pid}/cwd`);
    const fields = execFileSync('lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-Fn'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return /^n(.+)$/m.exec(fields)?.[1];
  } catch {
    return undefined;
  }
}

/**
 * Whether a pid that was written down still is the process that it was written for. Pids are used again;
 * but everything that the stack starts works in one of its own folders, and nothing else does.
 * @param {number} pid
 * @param {string[]} folders the stack's own folders
 */
function isOurs(pid, folders) {
  const folder = workingFolder(pid);
  return folder !== undefined && folders.some((own) => folder === own || folder.startsWith(`${own}/`));
}

/**
 * The members of a process group, which may outlive the process that the group is named after.
 * @param {number} group
 * @returns {number[]}
 */
function groupMembers(group) {
  if (process.platform !== 'linux') return [group];
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => groupOf(pid) === group);
}

/** @param {number} pid */
function groupOf(pid) {
  try {
    // The command's name is in parentheses and may hold anything; state, parent and group follow it.
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, , group] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : Number(group);
  } catch {
    return undefined;
  }
}

module.exports = { workingFolder, isOurs, groupMembers };
