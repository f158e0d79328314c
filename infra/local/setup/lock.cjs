const { execFileSync } = require('node:child_process');
const fs = require('node:fs');

/**
 * Acquires a lock: a file with the holder's pid and the folder that it works in, which tells it from another process that got its
 * number since. A lock whose holder is gone is taken over. No library: packages are installed under it.
 * @param {string} file
 * @returns {number | undefined} pid of the holder when it is another process, undefined when it is this one now
 */
function acquireLock(file) {
  const mine = `${file}.${process.pid}`;
  fs.writeFileSync(mine, `${process.pid}\n${process.cwd()}\n`);
  try {
    for (;;) {
      try {
        // Unlike writing, linking fails where the file is there already, and what is linked is whole.
        fs.linkSync(mine, file);
        return undefined;
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      }
      const [holder, folder] = readLock(file);
      if (holder !== undefined && workingFolder(holder) === folder) return holder;
      removeStale(file, holder);
    }
  } finally {
    fs.rmSync(mine, { force: true });
  }
}

/**
 * Removes a lock whose holder is gone. If another process has done so meanwhile and holds the lock now, it gets it back.
 * @param {string} file
 * @param {number | undefined} holder the one that is gone
 */
function removeStale(file, holder) {
  const away = `${file}.${process.pid}.stale`;
  try {
    fs.renameSync(file, away);
    if (readLock(away)[0] !== holder) fs.linkSync(away, file);
  } catch {
    // The other process was faster.
  }
  fs.rmSync(away, { force: true });
}

/**
 * Runs work that must not run twice at once, waiting while another process does it.
 * @param {string} file
 * @param {AbortSignal} signal ends the waiting
 * @param {() => Promise<void>} work
 * @param {(wait: () => Promise<void>) => Promise<void>} [whileWaiting] does the waiting, when there is any
 */
async function withLock(file, signal, work, whileWaiting = (wait) => wait()) {
  const wait = async () => {
    do {
      await new Promise((resolve) => setTimeout(resolve, 100));
      signal.throwIfAborted();
    } while (acquireLock(file) !== undefined);
  };
  if (acquireLock(file) !== undefined) await whileWaiting(wait);
  try {
    await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/**
 * Reads the holder from a lock or pid file.
 * @param {string} file
 * @returns {[pid: number | undefined, folder: string | undefined]}
 */
function readLock(file) {
  const [pid, folder] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : [];
  return [Number(pid) > 1 ? Number(pid) : undefined, folder];
}

/** @param {string} file */
const holderOf = (file) => readLock(file)[0];

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

module.exports = { acquireLock, withLock, holderOf, workingFolder };
