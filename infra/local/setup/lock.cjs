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
        if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
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
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

module.exports = { takeLock, holderOf, isAlive };
