const { LegacyFakeTimers, ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

const globalsOfNode = Object.getOwnPropertyDescriptors(globalThis);

/** Otherwise a `fetch` replaced by a test would also serve the tests of the next file. */
const restoreGlobals = () => {
  for (const name of Reflect.ownKeys(globalsOfNode)) {
    const now = Reflect.getOwnPropertyDescriptor(globalThis, name);
    const { value, get } = globalsOfNode[name];
    if (now?.value !== value || now?.get !== get)
      Reflect.defineProperty(globalThis, name, globalsOfNode[name]);
  }
};

/**
 * Uses the worker's own global object instead of a new one for each file, so that files can share libraries; with separate
 * realms, `instanceof Error` and metadata would not match.
 */
module.exports = class SharedEnvironment {
  constructor({ projectConfig: config }) {
    const global = globalThis;
    this.global = global;
    this.exitOfProcess = process.exit;
    this.environmentOfProcess = { ...process.env };
    this.moduleMocker = new ModuleMocker(global);
    const timerConfig = { idToRef: (timer) => timer, refToId: (timer) => timer };
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    restoreGlobals();
    // Jest replaces it for each file.
    process.exit = this.exitOfProcess;
    // Jest adds each file's listeners to the existing ones, and would send them the events of later files.
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    // What a file sets must not affect the next one.
    for (const name of Object.keys(process.env))
      if (!(name in this.environmentOfProcess)) delete process.env[name];
    Object.assign(process.env, this.environmentOfProcess);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return globalThis;
  }
};
