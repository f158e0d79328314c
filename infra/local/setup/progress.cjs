/**
 * @typedef {object} Output
 * @property {(text: string) => unknown} write
 * @property {boolean} [isTTY]
 * @property {number} [columns]
 */

/** @param {number} ms */
const seconds = (ms) => (ms < 9_950 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 1000)} s`);

/**
 * Tells what is being done. On a terminal the steps under way share one live line with the seconds they
 * have taken; elsewhere every beginning and every end is a line of its own.
 */
class Progress {
  /** @param {Output} [output] */
  constructor(output = process.stdout) {
    this.output = output;
    this.live = Boolean(output.isTTY) && process.env.TERM !== 'dumb';
    /** @type {Map<string, number>} label → when it began */
    this.running = new Map();
    /** @type {NodeJS.Timeout | undefined} */
    this.timer = undefined;
  }

  /**
   * Shows `label` while `work` is under way and how long it took when it is done.
   * @template T
   * @param {string} label what is being done, as in "Building the site"
   * @param {() => Promise<T>} work
   * @returns {Promise<T>} what `work` returns; its error is passed on
   */
  async step(label, work) {
    const began = Date.now();
    this.running.set(label, began);
    if (this.live) this.timer ??= setInterval(() => this.draw(), 1000);
    else this.output.write(`${label} ...\n`);
    let done = false;
    try {
      const result = await work();
      done = true;
      return result;
    } finally {
      this.running.delete(label);
      if (this.running.size === 0) {
        clearInterval(this.timer);
        this.timer = undefined;
      }
      const took = seconds(Date.now() - began);
      if (done)
        this.line(this.live ? `✓ ${label.padEnd(36)} ${took.padStart(6)}` : `${label}: done in ${took}`);
      else this.erase();
    }
  }

  /**
   * Writes a line above the live one.
   * @param {string} text
   */
  line(text) {
    this.erase();
    this.output.write(`${text}\n`);
    if (this.timer) this.draw();
  }

  /** Takes the live line away, so that something else can be written. */
  erase() {
    if (this.live) this.output.write('\r\x1b[K');
  }

  draw() {
    const now = Date.now();
    const steps = [...this.running].map(([label, began]) => `${label} ${Math.floor((now - began) / 1000)} s`);
    const text = `… ${steps.join(' · ')}`;
    this.output.write(`\r\x1b[K${text.slice(0, (this.output.columns || 80) - 1)}`);
  }
}

module.exports.Progress = Progress;
