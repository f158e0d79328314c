/**
 * A failure that the person at the terminal can do something about. Its message is one line: what went
 * wrong and what to do. Anything else that is thrown is a defect and keeps its stack trace.
 */
class Problem extends Error {
  /** @param {string} message */
  constructor(message) {
    super(message);
    this.name = 'Problem';
  }
}

module.exports = { Problem };
