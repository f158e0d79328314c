const fs = require('node:fs');

/**
 * Acquires a lock that is a file with the holder's pid; a lock whose holder has died is taken over.
 * @param {string} file
 * @param {(pid: number) => boolean} isHolder whether that process still is the holder
 * @param {string} content what the file says of this process, its pid first
 * @returns {number | undefined} pid of the holder when it is another process, undefined when it is this one now
 */
function acquireLock(file, isHolder, content = `${process.pid}\n`) {
  const mine = `${file}.${process.pid}`;
  fs.writeFileSync(mine, content);
  try {
    for (;;) {
      try {
        // Unlike writing, linking fails where the file is there already: two can't both succeed.
        fs.linkSync(mine, file);
        return undefined;
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error;
      }
      const holder = holderOf(file);
      if (holder !== undefined && isHolder(holder)) return holder;
      removeStale(file, isHolder);
    }
  } finally {
    fs.rmSync(mine, { force: true });
  }
}

/**
 * Removes a lock whose holder has died. By the time of removing it another process may have taken it over, so
 * only one process at a time may look and remove: whoever holds a second lock, which is taken in the same way.
 * @param {string} file
 * @param {(pid: number) => boolean} isHolder
 */
function removeStale(file, isHolder) {
  const takeover = `${file}.takeover`;
  if (acquireLock(takeover, isAlive) !== undefined) return;
  try {
    const holder = holderOf(file);
    if (holder === undefined || !isHolder(holder)) fs.rmSync(file, { force: true });
  } finally {
    fs.rmSync(takeover, { force: true });
  }
}

/**
 * Does work that must not be done twice at once, waiting while another process does it.
 * @template T
 * @param {string} file
 * @param {AbortSignal} signal ends the waiting
 * @param {() => Promise<T>} work
 * @param {(wait: () => Promise<void>) => Promise<void>} [whileWaiting] does the waiting, when there is any
 * @returns {Promise<T>}
 */
async function withLock(file, signal, work, whileWaiting = (wait) => wait()) {
  const content = `${process.pid}\n${startOf(process.pid)}\n`;
  const isFree = () => acquireLock(file, (pid) => isSameProcess(file, pid), content) === undefined;
  const wait = async () => {
    do {
      await new Promise((resolve) => setTimeout(resolve, 100));
      signal.throwIfAborted();
    } while (!isFree());
  };
  if (!isFree()) await whileWaiting(wait);
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {number | undefined} the pid in a pid file
 */
function holderOf(file) {
  const pid = Number(linesOf(file)[0]);
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** @param {string} file */
function linesOf(file) {
  try {
    return fs.readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * Whether there is such a process, of any user.
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Whether the holder that a lock names is alive, and is not another process that got its number since.
 * @param {string} file
 * @param {number} pid
 */
function isSameProcess(file, pid) {
  if (!isAlive(pid)) return false;
  const start = linesOf(file)[1];
  return !start || start === startOf(pid);
}

/**
 * When a process began, in ticks of the kernel; empty where the system does not say.
 * @param {number} pid
 */
function startOf(pid) {
  try {
    // The name of the program comes before, in brackets, and may contain anything.
    const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields[19] ?? '';
  } catch {
    return '';
  }
}

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

module.exports = { acquireLock, withLock, holderOf, startOf };
