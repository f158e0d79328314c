const fs = require('node:fs');

/**
 * Takes a lock that is a file with the holder's pid; a lock whose holder has died is taken over.
 * @param {string} file
 * @param {(pid: number) => boolean} isHolder whether that process still is the holder
 * @returns {number | undefined} pid of the holder when it is another process, undefined when it is this one now
 */
function takeLock(file, isHolder) {
  const mine = `${file}.${process.pid}`;
  fs.writeFileSync(mine, `${process.pid}\n`);
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
      fs.rmSync(file, { force: true });
    }
  } finally {
    fs.rmSync(mine, { force: true });
  }
}

/**
 * Does work that must not be done twice at once, waiting while another process does it.
 * @template T
 * @param {string} file
 * @param {AbortSignal} signal ends the waiting
 * @param {() => Promise<T>} work
 * @param {(wait: () => Promise<void>) => Promise<void>} [tell] does the waiting, when there is any
 * @returns {Promise<T>}
 */
async function withLock(file, signal, work, tell = (wait) => wait()) {
  const isFree = () => takeLock(file, isAlive) === undefined;
  const wait = async () => {
    do {
      await new Promise((resolve) => setTimeout(resolve, 100));
      signal.throwIfAborted();
    } while (!isFree());
  };
  if (!isFree()) await tell(wait);
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
  try {
    const pid = Number(fs.readFileSync(file, 'utf8').trim());
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
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

/** @param {unknown} error */
const codeOf = (error) => /** @type {NodeJS.ErrnoException} */ (error).code;

module.exports = { takeLock, withLock, holderOf };
