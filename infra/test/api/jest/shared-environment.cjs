const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

/**
 * The worker's own global object instead of a new one for each file: only so may the files share libraries, whose
 * `instanceof Error` and metadata would else be another realm's.
 */
module.exports = class SharedEnvironment {
  constructor({ projectConfig: config }) {
    const global = globalThis;
    this.global = global;
    this.exitOfProcess = process.exit;
    this.moduleMocker = new ModuleMocker(global);
    const timerConfig = { idToRef: (timer) => timer, refToId: (timer) => timer };
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    // Jest puts its own in its place for each file.
    process.exit = this.exitOfProcess;
    // The next file has entities of its own.
    delete globalThis.typeormMetadataArgsStorage;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};
