/** @param {number} ms */
const seconds = (ms) => (ms < 9_950 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`);

/** Prints a line when a step begins and when it ends, because several may run at once. */
class Progress {
  /** @param {{ write: (text: string) => unknown }} [output] */
  constructor(output = process.stdout) {
    this.output = output;
  }

  /**
   * @template T
   * @param {string} label as in "Building the site"
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  async step(label, work) {
    const began = Date.now();
    this.line(`${label} ...`);
    const result = await work();
    this.line(`${label}: done in ${seconds(Date.now() - began)}`);
    return result;
  }

  /** @param {string} text */
  line(text) {
    this.output.write(`${text}\n`);
  }
}

module.exports.Progress = Progress;
